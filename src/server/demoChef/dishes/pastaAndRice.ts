/** Pasta, noodles, rice and grains. */
export const PASTA_AND_RICE = `
# Spaghetti carbonara | 20 | pasta + egg + cured ham + parmesan cheddar
Boil the {pasta} in plenty of salted water for the time on the packet, until just firm. Save a cup of the water, and drain.
Meanwhile fry the {cured ham garlic mushroom onion} in a dry pan over medium heat for 6 minutes, until crisp at the edges. Take the pan off the heat.
Beat the {egg} with the {parmesan cheddar cream} and plenty of {pepper:black pepper}.
Toss the pasta in the pan with a splash of the hot water. Stir in the egg mixture off the heat for 1 minute, until the sauce coats the pasta.
Loosen with more of the water. Taste, and add {salt:salt}. [Scatter over the {herb pea leaf}. ]Serve at once.
Tip: Keep the pan off the heat when the eggs go in, or they scramble. | Eat at once: the sauce does not reheat.
# Lasagne | 75 | lasagne + mince leaf vegetable cannedtomato
Heat the {oil:2 tbsp olive oil} in a pan. Fry the {mince sausage cured aromatics carrot celery:1 onion, finely chopped} over medium heat for 10 minutes, until browned, with no pink left.
Add the {tomatoes vegetable wine stock tomatopaste spices:1 can of chopped tomatoes}. Simmer for 20 minutes, until thick. Taste, and season with {salt pepper:salt}.
Whisk the {milk cream=400 ml:400 ml milk}, the {flour=2 tbsp:2 tbsp flour} and the {butter=30 g:30 g butter} in a pan over medium heat for 6 minutes, until thick enough to coat a spoon.
Layer the sauce, the {lasagne} and the white sauce in an oven dish. Top with the {cheese:80 g grated cheese}.
Bake at 190 °C for 35 minutes, until bubbling and brown, and a knife goes in easily. Rest for 5 minutes[, and serve with the {lettuce rocket}].
Tip: Sauce must cover the top sheets completely, or they stay hard. | 3 days in the fridge, 2 months in the freezer. Reheat until piping hot.
# Bolognese | 45 | pasta + mince
Heat the {oil butter:1 tbsp olive oil} in a wide pan. Fry the {onion garlic carrot celery cured bellpepper mushroom:1 onion, finely chopped} over medium heat for 8 minutes, until soft.
Add the {mince}, and fry over high heat for 8 minutes, until well browned, with no pink left.
Stir in the {tomatoes tomatopaste wine stock stockcube milk spices vegetable worcester ketchup pulse:1 can of chopped tomatoes}. Simmer over low heat for 25 minutes, until thick and rich.
Boil the {pasta} in salted water for the time on the packet, until just firm. Save a cup of the water, and drain.
Toss the pasta in the sauce with a splash of the water for 1 minute, until every piece is coated. Taste, and season with {salt pepper:salt}.
Serve hot[, with the {cheese toppings cream}].
Tip: Brown the meat properly before anything wet goes in: that is where the taste comes from. | The sauce keeps for 3 days in the fridge, 3 months in the freezer.
# Macaroni cheese | 35 | pasta + cheddar + milk cream butter
Boil the {pasta} in salted water for 2 minutes less than the packet says, until still firm[, with the {pea leaf firm cauliflower corn} for the last 3 minutes]. Drain.
Melt the {butter=40 g:40 g butter} in a pan over medium heat. [Fry the {aromatics cured ham mushroom leek} in it for 6 minutes, until soft. ]Stir in the {flour=3 tbsp:3 tbsp flour} for 1 minute, until it smells of biscuits.
Whisk in the {milk cream=450 ml:450 ml milk} little by little. Simmer for 5 minutes, until thick enough to coat a spoon.
Stir in most of the {cheese}[, the {mustard spices sweetspice egg}] and the pasta, until melted. Taste, and season with {salt pepper:salt}.
Tip into an oven dish. Top with the rest of the cheese[ and the {tomatoes breadcrumb bread}]. Bake at 200 °C for 15 minutes, until golden and bubbling.
Tip: Take the sauce off the heat before the cheese goes in, or it turns grainy. | 3 days in the fridge. Reheat in the oven with a splash of milk.
# Tuna pasta | 20 | pasta + cannedfish
Boil the {pasta} in salted water for the time on the packet, until just firm[, with the {pea firm corn} for the last 3 minutes]. Save a cup of the water, and drain.
Heat the {oil butter:2 tbsp olive oil} in a wide pan over medium heat. Fry the {aromatics vegetable anchovy:1 clove of garlic, finely chopped} for 6 minutes, until soft.
Stir in the {cannedfish}[ and the {tomatoes olive caper creamy mayo spices tomatopaste mustard}], and warm for 4 minutes, until hot through.
Toss in the pasta with a splash of the water for 1 minute, until coated. Taste, and season with {salt pepper lemon lemonjuice:salt}.
Serve hot[, with the {cheese toppings}].
Tip: Break the fish up only at the end, so that it stays in flakes. | A day in the fridge. Good cold, as a salad.
# Gnocchi in the pan | 20 | gnocchi
Heat the {oil butter:30 g butter} in a wide pan over medium heat. Fry the {aromatics cured sausage ham mushroom poultry mince midveg:1 clove of garlic, finely chopped} for 8 minutes, until browned and cooked through.
[Add the {hardveg} and a splash of water, and cook with the lid on for 12 minutes, until a knife goes in easily.]
Boil the {gnocchi} in salted water for 3 minutes, until they float. Drain.
Add to the pan, and fry for 4 minutes, until golden.
[Stir in the {softveg creamy pesto tomatoes cannedfish pulse spices} with a splash of water. Cook for 4 minutes, until hot and saucy.]
Taste, and season with {salt pepper:salt}. Serve with the {cheese toppings:40 g grated cheese}.
Tip: Dry gnocchi brown better, so let them steam in the sieve for a minute. | 2 days in the fridge. Fry again until hot.
# Pasta | 25 | pasta
Boil the {pasta} in plenty of salted water for the time on the packet, until just firm. Save a cup of the water, and drain.
Meanwhile heat the {oil butter:3 tbsp olive oil} in a wide pan over medium heat. Fry the {poultry beef seafood fish sausage cured ham tofu halloumi aromatics hardveg midveg anchovy vegetable:2 cloves of garlic, finely chopped} for 8 minutes, until browned and cooked through.
[Stir in the {cannedtomato cherrytomato leaf pea pulse cooked spices wine stock stockcube tomatopaste smokedfish}, and simmer for 6 minutes, until thick and hot through.]
[Stir in the {creamy pesto}, and warm for 2 minutes, until smooth.]
Toss in the pasta with a splash of the water for 1 minute, until coated. Taste, and season with {salt pepper citrus lemonjuice sauces:salt}.
Serve at once[, with the {cheese toppings}].
Tip: The starchy water is what makes a sauce cling: add it a splash at a time. | 2 days in the fridge. Reheat in a pan with a little water, until piping hot.
# Pad thai | 25 | noodle + seafood tofu poultry egg + fishsauce nut sprouts
Soak the {noodle} in hot water for 10 minutes, until bendy, and drain.
Mix the sauce from the {fishsauce soy asiansauce:2 tbsp soy sauce}, the {honey sugar=1 tbsp:1 tbsp sugar} and the {citrus vinegar lemonjuice:1 lime}.
Heat the {oil:2 tbsp oil} in a wok over high heat. Fry the {seafood tofu poultry beef aromatics midveg carrot} for 5 minutes, until browned and cooked through.
[Push them aside, break in the {egg=2}, and stir for 1 minute, until set.]
Add the noodles and the sauce[, the {softveg springonion hotspice hotsauce}], and toss for 3 minutes, until glossy and soft.
Taste, and add salt. Serve at once with the {nut herb:1 handful of peanuts, chopped}.
Tip: Have everything chopped beside the stove: it goes fast once the wok is hot. | A day in the fridge. Fry again until piping hot.
# Noodle soup | 20 | noodle udon + stock stockcube miso dashi gochujang
Bring the {stock:1 litre stock} to a simmer[ with the {stockcube dashi} and 1 litre of water]. Stir in the {soy fishsauce gochujang currypaste spices coconutmilk sesameoil:2 tbsp soy sauce}.
Add the {poultry beef belly tofu seafood cooked aromatics hardveg midveg kimchi:1 thumb of ginger, sliced}. Simmer for 8 minutes, until cooked through and tender.
Boil the {noodle udon} in a second pan for the time on the packet, until soft. Drain, and divide between two bowls.
[Boil the {egg=2} for 7 minutes, until the whites are set and the yolks still soft. Cool, peel and halve.]
[Stir the {softveg} into the soup for 2 minutes, until just soft. ][Take it off the heat, and stir in the {miso}. ]Taste, and add salt if needed.
Ladle over the noodles. Top with {toppings springonion hotsauce asiansauce crispy citrus:3 spring onions, sliced}.
Tip: Cook the noodles apart, or they drink up the soup. | The soup keeps for 2 days in the fridge, without the noodles.
# Fried noodles | 20 | noodle udon
Cook the {noodle udon} for the time on the packet, until just soft. Rinse under cold water, and drain.
Heat the {oil sesameoil:2 tbsp oil} in a wok over high heat. Fry the {poultry beef belly mince seafood tofu cured sausage egg cooked aromatics:1 clove of garlic, finely chopped} for 6 minutes, until browned and cooked through.
Add the {hardveg midveg:2 carrots, in thin strips}, and fry for 5 minutes, until tender but still crisp.
Add the noodles and the {sauces spices:3 tbsp soy sauce}. Toss for 3 minutes, until hot and glossy. Taste, and add salt if needed.
Serve at once[, with the {toppings springonion}].
Tip: A crowded wok steams: cook in two batches if it is small. | A day in the fridge. Fry again until piping hot.
# Risotto | 35 | risottorice + stock stockcube wine parmesan butter oil onion vegetable mushroom pea
Heat the {stock:800 ml stock}[ and the {stockcube} in 800 ml of water], and keep it warm.
Melt the {butter oil:30 g butter} in a wide pan over medium heat. Fry the {aromatics cured poultry sausage hardveg midveg:1 onion, finely chopped} for 8 minutes, until soft and cooked through.
Stir in the {risottorice} for 2 minutes, until the grains look glassy. [Add the {wine saffron spices}, and stir, until absorbed.]
Add the stock a ladleful at a time, stirring, for 18 minutes, until creamy, with a little bite left in the grains.
Stir in the {pea leaf corn tomatoes seafood smokedfish cooked lemon} for the last 4 minutes, until tender and hot through.
Take the pan off the heat, and beat in the {cheese creamy:40 g grated parmesan}. Taste, and season with {salt pepper:salt}. Rest for 2 minutes[, and scatter over the {toppings}].
Tip: It is right when it flows slowly: loosen it with a last spoon of stock. | A day in the fridge: cool it quickly. Fry it as little cakes, until piping hot.
# Fried rice | 20 | cookedrice + egg vegetable soy cured ham cooked aroma base
Heat the {oil sesameoil butter:2 tbsp oil} in a wok over high heat. Fry the {poultry beef seafood tofu cured ham sausage cooked aromatics carrot:1 clove of garlic, finely chopped} for 6 minutes, until browned and cooked through.
[Add the {midveg softveg vegetable}, and fry for 4 minutes, until tender.]
[Push everything aside, break in the {egg=2}, and stir for 1 minute, until set.]
Add the {cookedrice}, and fry for 5 minutes, pressing out lumps, until every grain is steaming hot.
Stir in the {sauces spices:2 tbsp soy sauce}. Taste, and season with {salt pepper:salt}. Serve[ with the {toppings springonion}].
Tip: Cold, dry rice fries best; fresh rice turns to mash. | Eat at once: rice should be reheated only once.
# Paella | 45 | rice risottorice + saffron seafood + poultry joint seafood bellpepper onion cured
Heat the {oil:3 tbsp olive oil} in a wide pan over medium heat. Brown the {poultry joint cured sausage} for 8 minutes, until golden.
Add the {aromatics bellpepper midveg:1 onion, finely chopped}, and fry for 8 minutes, until soft. [Stir in the {tomatoes spices saffron} for 2 minutes, until thick.]
Stir in the {rice risottorice=180 g}, then 700 ml of hot {stock stockcube water:700 ml stock}. Simmer without stirring for 15 minutes, until most of it is absorbed.
[Tuck in the {seafood mussel fish pea pulse} and cook for 6 minutes, until cooked through.]
Cover, and rest off the heat for 5 minutes, until the rice is tender. Taste, and season with {salt pepper:salt}. Serve with {citrus herb olive:1 lemon}.
Tip: Turn the heat up for the last minute: the crust at the bottom is the best part. | A day in the fridge: cool the rice quickly, and reheat it once, until piping hot.
# Sushi bowl | 30 | rice cookedrice + fish smokedfish cannedfish tofu seafood + nori avocado cucumber soy miso
Cook the {rice cookedrice risottorice} in twice its volume of water for 12 minutes over low heat with the lid on, until tender. Rest for 5 minutes.
Stir in the {vinegar=2 tbsp:2 tbsp rice vinegar}, the {sugar honey=1 tsp:1 tsp sugar} and a pinch of {salt:salt}.
Brush the {fish smokedfish cannedfish tofu seafood egg} with the {soy miso asiansauce sesameoil gochujang:2 tbsp soy sauce}. Fry in a little {oil:1 tbsp oil} over medium heat for 6 minutes, until just cooked through.
Slice the {cucumber avocado carrot radish mango lettuce leaf pea springonion:1/2 cucumber, sliced}, until you have two handfuls.
Divide the rice between two bowls. Top with everything, and finish with the {toppings ginger mayo hotsauce citrus:1 tbsp sesame seeds}. Taste, and add more soy sauce if needed.
Tip: Raw fish is only for fish that was sold to be eaten raw. | Eat at once. Cooked rice keeps for a day in the fridge.
# Burrito bowl | 30 | rice cookedrice + pulse + avocado salsa corn citrus
Cook the {rice cookedrice} in twice its volume of salted water for 12 minutes over low heat with the lid on, until tender.
Heat the {oil:1 tbsp oil} in a pan over medium heat. Fry the {mince poultry beef cooked aromatics bellpepper:1 onion, finely chopped} for 10 minutes, until browned, with no pink left.
Stir in the {pulse bakedbean corn cannedtomato spices tomatopaste hotsauce stock:1 can of black beans}, and simmer for 8 minutes, until hot and thick. Taste, and season with {salt pepper:salt}.
Chop the {tomato cherrytomato avocado lettuce cucumber radish springonion leaf:2 tomatoes}, until bite-size.
Divide the rice between two bowls. Top with the beans and the vegetables, and finish with the {toppings cheese sourcream yogurt salsa citrus nacho:1 lime}.
Tip: Squeeze the lime over at the table: it wakes everything up. | The beans keep for 3 days; cool the rice quickly, and eat it within a day.
# Jollof rice | 50 | rice + tomatopaste cannedtomato + chilli hotspice hotsauce firm sweetpotato bellpepper
Heat the {oil:2 tbsp oil} in a wide pan over medium heat. Brown the {joint poultry stew beef fish seafood} for 10 minutes, until golden, and put aside.
Fry the {aromatics bellpepper:1 onion, finely chopped} for 8 minutes, until soft. Stir in the {cannedtomato tomato tomatopaste spices:2 tbsp tomato paste} for 5 minutes, until dark.
Stir in the {rice=200 g}, 500 ml of {stock stockcube water:500 ml stock} and the browned pieces. Cover, and cook over low heat for 25 minutes, until the rice is tender and everything is cooked through.
[Meanwhile fry the {firm sweetpotato vegetable pulse} in a little oil for 12 minutes, until brown and tender.]
Rest for 5 minutes off the heat. Taste, and season with {salt pepper:salt}[, and scatter over the {toppings}].
Tip: A little scorching at the bottom is part of the dish; burning is not, so keep the heat low. | A day in the fridge: cool the rice quickly, and reheat it once, until piping hot.
# Couscous salad | 20 | couscous grain + herb tomato cucumber citrus vegetable pulse
Pour 250 ml of boiling water[ or {stock stockcube}] over the {couscous grain}. Cover, and leave for 10 minutes, until swollen and tender (simmer whole grains for 15 minutes).
[Fry the {poultry beef halloumi tofu seafood fish aromatics hardveg midveg chickpea bean} in a little oil over medium heat for 8 minutes, until browned and cooked through.]
Chop the {tomato cherrytomato cucumber bellpepper radish springonion leaf rocket avocado:1/2 cucumber, sliced}, until bite-size.
Whisk the {citrus vinegar lemonjuice:1 lemon} with the {oil:3 tbsp olive oil}[, the {spices honey mustard tahini sweetspice}] and a pinch of {salt pepper:salt}.
Fork everything together with the {toppings feta driedfruit pulse cooked cannedfish yogurt:1 handful of parsley, chopped}. Taste, add salt if needed, and leave for 5 minutes, until the grains have soaked up the dressing.
Tip: Dress the grains while they are warm: they drink more. | 2 days in the fridge.
`
