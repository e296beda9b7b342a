/** Curries, stews, pan and oven dishes. */
export const SUPPERS = `
# Dal | 40 | redlentil + spices onion tomatoes coconutmilk leaf rice
Heat the {oil butter:2 tbsp oil} in a pan over medium heat. Fry the {aromatics carrot:1 onion, finely chopped} for 8 minutes, until golden.
Stir in the {spices:2 tsp curry powder} for 1 minute, until fragrant.
Add the {redlentil}[, the {tomatoes coconutmilk hardveg midveg stockcube tomatopaste}] and 600 ml of water[ or {stock}]. Simmer for 20 minutes, stirring now and then, until thick and completely soft.
[Cook the {rice} in twice its volume of salted water for 12 minutes over low heat with the lid on, until tender.]
[Stir in the {leaf pea creamy paneer egg sauces cookedrice}, and cook for 3 minutes, until hot through.]
Taste, and season with {salt pepper citrus:salt}. Serve[ with the {toppings flatbread yogurt}].
Tip: Red lentils catch easily: keep the heat low and stir right down to the bottom. | 3 days in the fridge, 3 months in the freezer. Cook rice fresh.
# Thai curry | 30 | coconutmilk + currypaste fishsauce lemongrass
Heat the {oil:1 tbsp oil} in a wide pan over medium heat. Fry the {currypaste curryspice spices aromatics:2 tbsp curry paste} for 2 minutes, until fragrant.
Add the {poultry beef belly seafood fish tofu stew}, and stir for 4 minutes, until coated and no longer pink outside.
Pour in the {coconutmilk stock stockcube peanutbutter}[, and add the {hardveg midveg pulse}]. Simmer for 12 minutes, until tender and cooked through.
[Cook the {rice noodle cookedrice} as the packet says, until tender.]
Stir in the {softveg fishsauce soy sugar honey sauces:1 tbsp soy sauce} for 3 minutes, until just soft.
Taste, and season with {salt citrus:1 lime}. Serve hot[ with the {toppings springonion}].
Tip: If it splits, a splash of water and a stir bring it back. | 2 days in the fridge. Reheat until piping hot; cook rice fresh.
# Curry | 35 | curryspice currypaste coconutmilk paneer + poultry joint beef stew chop mince tofu paneer seafood fish pulse lentil cauliflower potato sweetpotato vegetable egg
Heat the {oil butter:2 tbsp oil} in a wide pan over medium heat. Fry the {aromatics:1 onion, finely chopped} for 8 minutes, until golden.
Stir in the {curryspice spices:2 tsp curry powder} for 1 minute, until fragrant.
Add the {poultry joint beef stew chop mince tofu paneer sausage}, and fry for 8 minutes, until browned.
Stir in the {tomatoes coconutmilk hardveg midveg pulse lentil bakedbean stock stockcube egg:1 can of chopped tomatoes} with a splash of water. Cover, and simmer for 20 minutes, until everything is tender and cooked through.
[Stir in the {softveg seafood fish cooked}, and cook for 5 minutes, until just done and hot through. ][Stir in the {cream yogurt sourcream}. ][Cook the {rice} meanwhile in twice its volume of salted water for 12 minutes, until tender.]
Taste, and season with {salt pepper citrus sauces driedfruit:salt}. Serve hot[ with the {toppings flatbread cookedrice couscous nut}].
Tip: Too hot? A spoon of yogurt or a pinch of sugar calms it. | 3 days in the fridge. Reheat until piping hot; cook rice fresh.
# Peanut stew | 40 | peanutbutter + sweetpotato tomatoes leaf potato poultry joint chickpea vegetable
Heat the {oil:2 tbsp oil} in a pan over medium heat. Fry the {aromatics poultry joint stew tofu:1 onion, finely chopped} for 8 minutes, until golden.
Stir in the {spices:1 tsp ground cumin} for 1 minute, until fragrant.
Add the {tomatoes sweetpotato potato hardveg midveg pulse coconutmilk stock stockcube:1 can of chopped tomatoes} and 300 ml of water. Simmer for 20 minutes, until a knife goes in easily and everything is cooked through.
Stir in the {peanutbutter}[ and the {softveg}], and cook for 4 minutes, until smooth and thick.
Taste, and season with {salt pepper citrus sauces:salt}. Serve hot[ with the {rice cookedrice couscous flatbread toppings nut}].
Tip: Loosen the peanut butter with some of the hot liquid first, so that it does not clump. | 3 days in the fridge, 3 months in the freezer.
# Tacos | 25 | tortilla + mince poultry beef belly fish seafood cooked tofu pulse stew
Heat the {oil:1 tbsp oil} in a wide pan over high heat. Fry the {mince poultry beef belly fish seafood cooked tofu stew aromatics bellpepper midveg:1 onion, sliced} for 8 minutes, until browned and cooked through. [Add the {hardveg} and a splash of water, and cook with the lid on for 12 minutes, until a knife goes in easily.]
Stir in the {spices:1 tsp ground cumin}[ and the {pulse bakedbean corn tomatopaste sauces cannedtomato}] with a splash of water, and cook for 3 minutes, until juicy. Taste, and season with {salt pepper:salt}.
Chop the {tomato cherrytomato lettuce rocket cabbage cucumber radish springonion avocado mango pineapple:1 tomato}, until fine.
Warm the {tortilla} in a dry pan for 30 seconds on each side, until soft and spotted (bake hard shells for 3 minutes).
Fill, and top with the {cheese toppings salsa sourcream yogurt mayo citrus rice cookedrice:1 lime}. Eat at once.
Tip: Squeeze lime over the filling, not the salad, so that nothing goes limp. | The filling keeps for 2 days in the fridge. Reheat until piping hot.
# Quesadillas | 15 | tortilla + cheese
[Fry the {aromatics midveg vegetable cured ham mushroom} in a little {oil butter:1 tbsp oil} over medium heat for 6 minutes, until soft and browned.]
Lay the {cheese} on half of each {tortilla}[ with the {cooked pulse bakedbean corn egg leaf tomatoes springonion cannedfish chilli spices salsa}]. Fold over.
Fry in a dry pan over medium heat for 3 minutes on each side, until crisp and golden, and the cheese has melted.
Rest for 1 minute, and cut into wedges. Taste a corner, and add {salt:salt} if needed. [Serve with the {sourcream yogurt toppings avocado hotsauce citrus lettuce tomato sauces}.]
Tip: Less filling holds together better. | Best at once. Leftovers crisp up in a dry pan the next day.
# Nachos | 20 | nacho + cheese pulse mince salsa avocado
Fry the {mince poultry aromatics bellpepper cured} in a little {oil:1 tbsp oil} over medium heat for 8 minutes, until browned, with no pink left.
Spread the {nacho} on a baking tray. Spoon over the {pulse bakedbean corn cooked tomatoes spices salsa:4 tbsp salsa}, and cover with the {cheese:100 g grated cheese}.
Bake at 200 °C for 8 minutes, until the cheese bubbles.
Top with the {toppings avocado sourcream yogurt springonion citrus chilli hotsauce lettuce:2 tomatoes, chopped}. Taste one, and add {salt:salt} only if needed.
Tip: Two thin layers melt better than one thick one. | Eat at once.
# Shepherd’s pie | 60 | mince + potato mash
Boil the {potato sweetpotato}, cut into chunks, in salted water for 18 minutes, until a knife goes in easily. Drain, and mash with the {butter milk=30 g:30 g butter} (mash that is ready needs only stirring).
Heat the {oil:1 tbsp oil} in a pan over medium heat. Fry the {mince aromatics carrot celery leek mushroom cured hardveg:1 onion, finely chopped} for 12 minutes, until browned, with no pink left.
Stir in the {tomatoes tomatopaste stock stockcube gravy worcester ketchup wine beer spices pulse softveg midveg vegetable sauces:2 tbsp ketchup} with a splash of water. Simmer for 10 minutes, until thick. Taste, and season with {salt pepper:salt}.
Tip into an oven dish, and spread the {mash} over it[ with the {cheese}].
Bake at 200 °C for 20 minutes, until brown on top and bubbling at the edges. [Scatter over the {toppings}.]
Tip: Rough up the top with a fork: the ridges go crisp. | 3 days in the fridge, 2 months in the freezer. Reheat until piping hot.
# Gratin | 70 | potato sweetpotato cauliflower squash leek + cheese cream milk
Slice the {potato sweetpotato root squash beetroot cauliflower=500 g} thinly. [Fry the {aromatics leek cured ham mushroom midveg leaf poultry} in a little {butter oil:20 g butter} for 8 minutes, until soft and cooked through.]
Warm the {cream milk creamy=300 ml:300 ml milk} with the {garlicpowder sweetspice spices mustard:1 pinch of nutmeg} and a good pinch of {salt pepper:salt} for 4 minutes, until steaming.
Layer everything in a buttered oven dish[ with the {smokedfish cooked pulse egg tomatoes}]. Pour it over, and top with the {cheese breadcrumb bread:80 g grated cheese}.
Cover, and bake at 180 °C for 30 minutes. Uncover, and bake for 20 more minutes, until golden, and a knife goes in easily.
Rest for 5 minutes. Taste, and add salt. [Serve with the {toppings lettuce rocket sausage}.]
Tip: The thinner the slices, the sooner it is done. | 2 days in the fridge. Reheat in the oven, until hot in the middle.
# Roast chicken | 90 | whole
Take the {whole} out of the fridge. Rub with the {oil butter:30 g butter}, the {spices garlic woodyherb herb mustard honey:1 tsp dried thyme} and 1 tsp of {salt pepper:salt}, until coated all over.
Spread the {hardveg onion leek celery vegetable:500 g potatoes} in a roasting tin. Set the bird on top[, with the {citrus} inside].
Roast at 190 °C for 75 minutes, until the juices run clear where the thigh meets the body.
[Add the {midveg softveg cured fruit} for the last 20 minutes, until tender.]
Rest under foil for 15 minutes. Stir the {stock stockcube gravy wine cream flour:200 ml stock} into the tin, and simmer for 5 minutes, until thick.
Taste the gravy, add salt, and serve[ with the {toppings loaf rice sauces}].
Tip: Undisturbed rest keeps the juices in the meat. | 2 days in the fridge. Boil the bones for a stock.
# Braised sausages | 35 | sausage + apple onion cabbage mustard cider beer sauerkraut lentil mash potato
Heat the {oil butter:1 tbsp oil} in a wide pan over medium heat. Brown the {sausage cured} for 8 minutes, turning, until golden all round, and put aside.
Fry the {onion leek carrot cabbage celery garlic:2 onions, sliced} for 10 minutes, until soft and golden.
Add the {apple fruit sauerkraut hardveg midveg pulse lentil readylentil vegetable spices}[ and the {cider beer wine stock stockcube gravy mustard honey vinegar cannedtomato}]. Return the sausages. Cover, and simmer for 20 minutes, until cooked through and tender.
[Boil the {potato} in salted water for 18 minutes, until a knife goes in easily. Drain, and crush with a little butter. ][Warm the {mash} for 5 minutes, until steaming.]
[Stir in the {softveg cream sourcream sauces}, and cook for 3 minutes, until hot. ]Taste, and season with {salt pepper:salt}. Serve[ with the {toppings}].
Tip: Fry sausages slowly: over high heat they burst and stay raw inside. | 3 days in the fridge. Reheat until piping hot.
# Creamy mushroom chops | 30 | chop poultry beef + mushroom + cream sourcream creamcheese
[Cook the {rice potato} in salted water for 15 minutes, until tender, and drain.]
Season the {chop poultry beef} with {salt pepper:salt}. Fry in the {oil butter:20 g butter} over medium heat for 5 minutes on each side, until browned and cooked through. Rest on a plate.
Fry the {mushroom onion garlic leek cured midveg} in the same pan for 8 minutes, until golden.
Stir in the {cream sourcream creamcheese yogurt wine stock stockcube mustard woodyherb spices softveg}. Simmer for 5 minutes, until thick enough to coat a spoon.
Return the meat for 2 minutes, until hot through. Taste, and add salt. Serve[ with the {toppings loaf cheese hardveg citrus sauces}].
Tip: Do not stir the mushrooms for the first 3 minutes, so that they brown. | 2 days in the fridge. Reheat gently, until piping hot.
# Gochujang pork | 30 | gochujang kimchi + belly beef mince poultry tofu
Mix the {gochujang:1 tbsp gochujang} with the {soy sesameoil honey sugar vinegar spices sauces:1 tbsp soy sauce} and 2 tbsp of water, until smooth.
[Cook the {rice} in twice its volume of water for 12 minutes over low heat with the lid on, until tender.]
Fry the {belly beef mince poultry stew chop} in a wide pan over high heat with a little {oil:1 tbsp oil} for 8 minutes, until browned and cooked through.
Add the {aromatics kimchi tofu midveg hardveg vegetable:2 cloves of garlic, finely chopped}, and fry for 6 minutes, until tender.
Stir in the sauce[ and the {softveg}], and bubble for 3 minutes, until sticky.
Taste, and add {salt:salt} if needed. Serve hot[ with the {cookedrice noodle toppings springonion lettuce}].
Tip: Gochujang burns quickly, so it goes in last. | 2 days in the fridge. Reheat until piping hot; cook rice fresh.
# Mussels in broth | 20 | mussel
Throw away any of the {mussel} that are open and stay open when tapped.
Melt the {butter oil:30 g butter} in a large pan over medium heat. Fry the {aromatics leek celery bellpepper cured carrot:2 cloves of garlic, finely chopped} for 5 minutes, until soft.
Add the {wine cider beer stock coconutmilk tomatoes spices:150 ml white wine} and the shellfish. Cover, and cook over high heat for 5 minutes, until they have opened. Throw away any that stay shut.
Stir in the {cream herb citrus leaf:1 handful of parsley, chopped}. Taste, and add {salt pepper:salt}. Serve with {loaf fries pasta:2 slices of bread}.
Tip: Scrub them under cold water and pull off the beards first. | Eat at once.
# Baked fish | 35 | fish
Boil the {potato rice grain:500 g potatoes} in salted water for 15 minutes, until nearly tender, and drain.
Spread in an oven dish with the {hardveg midveg tomato cherrytomato aromatics olive pulse} and the {oil butter:2 tbsp olive oil}. Bake at 200 °C for 12 minutes, until they begin to brown.
Lay the {fish seafood} on top. Dot with the {pesto mustard miso spices caper cream sourcream mayo honey sauces garlicpowder breadcrumb:1 tsp mustard}, and sprinkle with {salt pepper:salt}.
Bake for 12 more minutes, until the fish flakes under a fork.
[Cook the {softveg} in a little water for 3 minutes, until tender. ]Taste, add salt, and serve with {citrus herb toppings yogurt loaf cheese:1 lemon}.
Tip: Fish goes on cooking in its own heat: take it out when the middle is just set. | A day in the fridge. Good cold, in a salad.
# Ratatouille | 45 | aubergine courgette + tomatoes
Heat the {oil:4 tbsp olive oil} in a wide pan over medium heat. Fry the {aubergine mince sausage poultry cured} for 10 minutes, until brown and soft.
Add the {aromatics bellpepper courgette midveg:1 onion, sliced}, and fry for 8 minutes, until they begin to soften.
Stir in the {tomatoes tomatopaste spices woodyherb pulse hardveg vegetable wine:1 can of chopped tomatoes}. Cover, and simmer for 20 minutes, until everything is soft and thick.
[Stir in the {softveg olive caper vinegar harissa}, and cook for 3 minutes, until hot.]
Taste, and season with {salt pepper:salt}. Serve warm[ with the {toppings cheese yogurt loaf rice couscous pasta}].
Tip: Salt the aubergine early: it softens sooner and drinks less oil. | 4 days in the fridge: it is better on the second day.
# Stew | 110 | stew
Heat the {oil butter:2 tbsp oil} in a heavy pan over high heat. Brown the {stew cured sausage} in two batches for 8 minutes, until dark on all sides.
Add the {aromatics celery mushroom leek:1 onion, finely chopped}, and fry over medium heat for 8 minutes, until soft. Stir in the {flour=1 tbsp:1 tbsp flour}, until it disappears.
Pour in the {wine beer cider stock stockcube tomatoes tomatopaste gravy spices sweetspice sauces:400 ml stock} and enough water to cover. Simmer over low heat with the lid on for 60 minutes, until the meat begins to soften.
Add the {hardveg midveg pulse grain lentil driedfruit stonefruit:4 carrots, peeled and sliced}. Simmer for 30 more minutes, until the meat falls apart at the touch of a fork.
[Stir in the {softveg cream sourcream}, and cook for 4 minutes, until hot. ]Taste, and season with {salt pepper:salt}. Serve hot[ with the {toppings loaf rice pasta mash couscous yogurt}].
Tip: Low and slow: a boiling stew makes tough meat. | 3 days in the fridge, 3 months in the freezer.
# Cabbage and sausage pan | 35 | cabbage sauerkraut + cured sausage ham
Heat the {butter oil:20 g butter} in a wide pan over medium heat. Fry the {cured sausage ham onion garlic:1 onion, sliced} for 8 minutes, until browned.
Add the {potato hardveg=400 g:400 g potatoes}, in 2 cm pieces, and a splash of water. Cover, and cook for 12 minutes, until nearly tender.
Stir in the {cabbage sauerkraut apple midveg spices mustard vinegar stock beer cider vegetable pulse}. Cover, and cook for 10 minutes, until everything is soft.
Uncover, and fry for 4 minutes, until brown at the edges. Taste, and season with {salt pepper:salt}.
[Stir in the {sourcream cream softveg} for 2 minutes, until hot. ]Serve[ with the {toppings loaf sauces cheese}].
Tip: Caraway, if you have it, makes cabbage easier on the stomach. | 3 days in the fridge. Fry again until crisp.
# Hash | 35 | potato mash sweetpotato + cured ham cooked egg onion cabbage corn mushroom sausage bellpepper
Cut the {potato sweetpotato root beetroot squash mash=500 g} into 1 cm pieces. Heat the {oil butter:3 tbsp oil} in a wide pan over medium heat, and fry them for 15 minutes, turning, until golden and tender.
Add the {cured sausage mince poultry beef aromatics bellpepper mushroom cabbage carrot midveg vegetable:1 onion, sliced}, and fry for 8 minutes, until browned and cooked through.
[Stir in the {cooked ham softveg pulse cannedfish smokedfish spices gravy worcester mustard sauces}, and fry for 4 minutes, until hot through.]
[Make hollows, and break in the {egg=2}. Cover, and cook for 5 minutes, until the whites are set.]
Taste, and season with {salt pepper:salt}. [Scatter over the {cheese toppings springonion}. ]Serve hot[ with the {loaf sourcream yogurt bakedbean}].
Tip: Leave the potatoes alone for 3 minutes at a time: that is how a crust forms. | 2 days in the fridge. Fry again until piping hot.
# Burgers | 25 | roll + mince
Mix the {mince} with the {onion garlic egg breadcrumb worcester spices mustard:1 pinch of salt}, and shape into 2 flat patties.
Fry in the {oil:1 tbsp oil} over high heat for 5 minutes on each side, until brown, with no pink left. [Lay on the {cheese} for the last minute, until it melts.]
[Fry the {cured mushroom egg halloumi potato fries sweetpotato} in the same fat, until crisp and done.]
Toast the {roll} for 2 minutes, until golden. Spread with the {mayo ketchup mustard salsa butter:1 tbsp mayonnaise}.
Fill with the patties and the {lettuce rocket tomato cherrytomato cucumber avocado caper toppings sauces:1 tomato}. Taste the meat, and add {salt pepper:salt}.
Tip: Press a dent into the middle of each patty, so that it stays flat. | Raw patties keep for a day in the fridge; eat cooked ones at once.
# Chilli | 45 | mince bean + bean cannedtomato salsa + spices mince bellpepper corn
Heat the {oil:1 tbsp oil} in a pan over medium heat. Fry the {aromatics bellpepper carrot celery cured midveg:1 onion, finely chopped} for 8 minutes, until soft.
Add the {mince stew sausage beef poultry}, and fry over high heat for 8 minutes, until browned, with no pink left.
Stir in the {spices:1 tsp ground cumin} for 1 minute, until fragrant.
Add the {tomatoes pulse bakedbean corn vegetable stock stockcube beer salsa sauces hardveg:1 can of chopped tomatoes}[, the {chocolate cocoa=20 g}] and a splash of water. Simmer for 25 minutes, until thick.
[Cook the {rice} in twice its volume of salted water for 12 minutes over low heat with the lid on, until tender.]
Taste, and season with {salt pepper:salt}. Serve hot[ with the {cheese toppings sourcream yogurt citrus tortilla nacho cookedrice loaf leaf}].
Tip: A square of dark chocolate or a pinch of sugar rounds it off. | 3 days in the fridge, 3 months in the freezer. Cook rice fresh.
# Stir-fry | 25 | poultry beef belly seafood tofu mince egg vegetable + soy asiansauce gochujang fishsauce hotsauce
Mix the {sauces:2 tbsp soy sauce} with 3 tbsp of water[ and the {cornflour sugar juice currypaste curryspice}], until smooth.
[Cook the {rice} in twice its volume of water for 12 minutes over low heat with the lid on, until tender.]
Heat the {oil:2 tbsp oil} in a wok over high heat. Fry the {poultry joint beef chop belly seafood fish tofu paneer mince egg} for 6 minutes, until browned and cooked through, and put aside.
Fry the {aromatics hardveg midveg nut:1 onion, sliced} for 6 minutes, until tender but still crisp.
Return everything to the wok[ with the {softveg cooked pulse pineapple mango coconutmilk}]. Add the sauce, and toss for 2 minutes, until hot and glossy.
Taste, and add {salt:salt} if needed. Serve at once[ with the {cookedrice toppings springonion citrus spices}].
Tip: Cut everything to the same size, so that it is done together. | 2 days in the fridge. Reheat until piping hot; cook rice fresh.
# Pilaf | 40 | rice grain couscous polenta
Heat the {oil butter:2 tbsp olive oil} in a wide pan over medium heat. Fry the {poultry joint beef chop stew mince sausage cured seafood fish tofu paneer halloumi aromatics:1 onion, finely chopped} for 10 minutes, until browned.
[Add the {hardveg midveg}, and fry for 5 minutes, until they begin to soften.]
Stir in the {rice risottorice grain couscous polenta}[ and the {spices driedfruit}] for 1 minute, until coated. Pour in 450 ml of hot {stock stockcube coconutmilk water:450 ml stock}.
Cover, and cook over low heat for 18 minutes, until the liquid is gone, the grains are tender and everything is cooked through.
[Stir in the {softveg pulse cannedtomato cooked ham cannedfish smokedfish sauces}, and warm for 4 minutes, until hot through.]
[Boil the {egg=2} for 8 minutes, until nearly hard, and peel and quarter. ]Rest for 5 minutes with the lid on. Taste, and season with {salt pepper:salt}. Fork it loose[, and serve with the {toppings yogurt sourcream cheese citrus kimchi sauerkraut}].
Tip: Leave the lid on: the steam does the last of the cooking. | A day in the fridge: cool it quickly, and reheat it once, until piping hot.
`
