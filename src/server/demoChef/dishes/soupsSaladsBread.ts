/** Salads, what is made with bread, dough or pastry, and soups. */
export const SOUPS_SALADS_BREAD = `
# Caprese salad | 10 | mozzarella + tomato cherrytomato
Slice the {tomato cherrytomato avocado stonefruit cucumber}, sprinkle with a pinch of {salt pepper:salt}, and leave for 5 minutes, until the juice runs.
Tear the {mozzarella} over[, with the {ham rocket lettuce olive leaf onion}].
Pour over the {oil pesto:2 tbsp olive oil} and the {vinegar citrus lemonjuice:1 tsp balsamic vinegar}. Taste, and add salt if needed.
Finish with {herb toppings spices:1 handful of basil}. Serve with {loaf pasta:2 slices of bread}, toasted for 2 minutes, until golden.
Tip: Tomatoes taste of more at room temperature. | Eat at once.
# Greek salad | 15 | feta halloumi + cucumber tomato cherrytomato olive lettuce rocket + cucumber olive onion lettuce tomato
Fry the {halloumi poultry seafood} in a little {oil:3 tbsp olive oil} over medium heat for 4 minutes on each side, until golden and cooked through.
Cut the {cucumber tomato cherrytomato bellpepper onion radish avocado lettuce rocket fruit:1/2 cucumber} into bite-size pieces.
Whisk the {citrus vinegar lemonjuice:1 lemon} with the rest of the oil, the {spices honey mustard garlic:1/2 tsp dried oregano} and a pinch of {salt pepper:salt}, until thick.
Toss with the {olive pulse caper grain couscous leaf sauces}. Lay the {feta} on top, and leave for 3 minutes, until the juices run. Taste, and add salt if needed.
Serve[ with the {toppings loaf potato}].
Tip: Salt carefully: the cheese brings its own. | A day in the fridge, without the dressing.
# Potato salad | 30 | potato + mayo yogurt mustard radish caper egg sourcream springonion cucumber vinegar
Boil the {potato=500 g} in salted water for 18 minutes, until a knife goes in easily[, the {egg} for the last 9 minutes, until hard][, the {pea firm corn carrot} for the last 4 minutes, until tender]. Drain, and cut into pieces.
[Fry the {cured sausage onion poultry smokedfish fish} over medium heat for 7 minutes, until browned and cooked through.]
Stir the {mayo yogurt sourcream:3 tbsp mayonnaise} with the {vinegar mustard citrus caper lemonjuice sauces spices:1 tsp mustard} and a pinch of {salt pepper:salt}.
Fold in the warm potatoes with the {radish cucumber springonion apple celery ham cannedfish toppings rocket pulse:3 spring onions, sliced}. Leave for 10 minutes, until the dressing has soaked in.
Taste, and add salt. Serve warm or cold[ with the {loaf leaf lettuce tomatoes cheese oil}].
Tip: Dress the potatoes while they are warm. | 2 days in the fridge, if the egg and fish were fresh.
# Hummus plate | 15 | chickpea + tahini flatbread lemon
Blend the {chickpea} with the {tahini=3 tbsp:3 tbsp tahini}, the {citrus lemonjuice:1 lemon}, the {garlic:1 clove of garlic}[, the {spices beetroot avocado}] and 3 tbsp of water for 3 minutes, until smooth. (Or mash with a fork.)
Taste, and season with {salt pepper:salt}. Spread on a plate, and pour over the {oil:1 tbsp olive oil}.
[Fry the {mince poultry aubergine cauliflower halloumi onion vegetable} in a little oil over medium heat for 8 minutes, until browned and cooked through, and spoon over.]
Warm the {loaf:2 pitta breads} in a dry pan for 1 minute on each side, until soft.
Serve with the {toppings cucumber tomato cherrytomato radish carrot bellpepper lettuce feta yogurt hotsauce harissa softveg:1/2 cucumber, sliced}.
Tip: Ice-cold water makes it light. | 3 days in the fridge.
# Bean salad | 15 | pulse readylentil cannedfish + onion tomato cherrytomato cucumber lettuce rocket vinegar corn avocado oil citrus egg bellpepper mayo
[Boil the {egg} for 9 minutes, until hard. Cool, peel and quarter.]
Chop the {onion springonion bellpepper tomato cherrytomato cucumber radish celery avocado lettuce rocket carrot garlic:1 onion, finely chopped}, until bite-size.
Whisk the {vinegar citrus lemonjuice:1 tbsp vinegar} with the {oil mayo yogurt:3 tbsp olive oil}, the {mustard honey spices sauces:1 tsp mustard} and a pinch of {salt pepper:salt}, until thick.
Toss with the {pulse readylentil cannedfish corn pea ham cooked leaf couscous}. Leave for 5 minutes, until the dressing has soaked in. Taste, and add salt if needed.
Serve[ with the {toppings cheese loaf olive}].
Tip: Soak raw onion in the vinegar for 5 minutes: it turns mild. | 2 days in the fridge.
# Big salad | 20 | lettuce rocket cabbage leaf cucumber radish avocado beetroot
Heat the {oil=5 tbsp:5 tbsp olive oil} in a pan over medium heat, but keep 2 tbsp. Fry the {poultry beef cured sausage seafood fish halloumi tofu bread mushroom crumbed chickpea stew aubergine courgette:2 slices of bread, in cubes} for 8 minutes, until golden and cooked through. Cool a little.
[Boil the {egg=2} for 8 minutes, until nearly hard. ][Boil the {potato grain pasta beetroot firm asparagus} in salted water, until tender.]
Whisk the {vinegar citrus lemonjuice:1 tbsp vinegar} with 2 tbsp of oil, the {mayo yogurt mustard honey tahini peanutbutter sauces spices garlic:1 tsp mustard} and a pinch of {salt pepper:salt}, until smooth.
Cut the {lettuce rocket cabbage leaf cucumber radish avocado tomato cherrytomato bellpepper carrot springonion onion fruit corn pea} into bite-size pieces, and toss in the dressing.
Lay the rest on top[, with the {toppings cheese ham cooked cannedfish smokedfish pulse crispy}]. Taste a leaf, add salt if needed, and serve at once[ with the {loaf}].
Tip: Dry leaves hold the dressing; wet ones drop it. | A day in the fridge, undressed.
# Pizza | 40 | pizzadough flour + mozzarella cheddar tomatoes pesto + mozzarella tomatoes pizzadough yeast
Heat the oven to 240 °C. Knead the {pizzadough flour=250 g}[ with the {yeast}, 160 ml of warm water and {salt:salt} for 8 minutes, until smooth, and let it rise for 60 minutes, until doubled]. Roll it out thinly.
Spread with the {cannedtomato tomatopaste pesto tomato creamcheese sourcream salsa:4 tbsp passata}[ and the {garlic spices oil}], seasoned with a pinch of {pepper:pepper}.
Top with the {cheese:125 g mozzarella, torn} and the {cured ham mushroom onion bellpepper cherrytomato vegetable midveg sausage cannedfish corn pineapple anchovy leaf cooked poultry seafood egg:1 onion, sliced} (fry raw meat first, until no pink is left).
Bake at the top of the oven for 12 minutes, until the crust is brown and the cheese bubbles.
Taste, add salt if needed, and finish with {toppings rocket oil honey hotsauce:1 handful of basil}.
Tip: A tray that heats up with the oven gives a crisp base. | 2 days in the fridge. Reheat in a dry pan.
# Savoury tart | 45 | pastry + egg cheese vegetable onion cured ham creamy smokedfish cannedtomato poultry mince cooked sausage leek
Heat the oven to 200 °C. Line a tin or tray with the {pastry}, and prick it with a fork.
Heat the {butter oil:20 g butter} in a pan over medium heat. Fry the {onion leek cured mushroom garlic hardveg midveg poultry mince sausage:1 onion, sliced} for 12 minutes, until soft, golden and cooked through.
Beat the {egg=2:2 eggs} with the {cream sourcream milk creamcheese yogurt=150 ml:150 ml cream}, the {mustard spices sweetspice woodyherb sauces:1 pinch of nutmeg} and a pinch of {salt pepper:salt}.
Spread everything from the pan on the pastry[ with the {ham cooked smokedfish cannedfish softveg tomatoes asparagus pulse}]. Pour over the eggs, and top with the {cheese nut honey:60 g grated cheese}.
Bake for 28 minutes, until set in the middle and golden. Rest for 10 minutes. Taste, add salt if needed, and serve[ with the {toppings lettuce rocket}].
Tip: Let wet vegetables steam off in the pan, or the base goes soggy. | 2 days in the fridge. Warm it in the oven.
# Hot dogs | 15 | roll tortilla + sausage cured
Heat the {oil butter:1 tbsp oil} in a pan over medium heat. Fry the {sausage cured} for 12 minutes, turning, until brown all round and cooked through.
Fry the {onion cabbage sauerkraut bellpepper mushroom midveg:1 onion, sliced} in the same pan for 8 minutes, until soft and golden.
Toast the {roll tortilla} for 2 minutes, until warm. Spread with the {mustard mayo butter ketchup sauces:1 tbsp ketchup}.
Fill with everything[, the {cheese caper crispy lettuce tomato cucumber toppings kimchi egg bakedbean}]. Taste, add {salt pepper:salt} if needed, and eat at once[ with the {fries potato nacho}].
Tip: Start sausages in a barely warm pan, and they stay whole. | Fried sausages keep for 2 days in the fridge.
# Toasted sandwich | 15 | bread roll flatbread + cheese ham cooked cured tomato cannedfish egg mayo avocado peanutbutter sausage halloumi bakedbean mushroom
[Fry the {cured sausage egg mushroom onion halloumi poultry beef} in a little {oil:1 tbsp oil} over medium heat for 6 minutes, until browned and cooked through.]
Spread the {bread roll flatbread} with the {butter mayo mustard pesto creamcheese hummus avocado ketchup peanutbutter:20 g butter}.
Fill with the {cheese ham cooked cannedfish tomato cherrytomato leaf bakedbean pulse corn springonion cucumber caper kimchi vegetable toppings spices sauces smokedfish bellpepper jam banana:80 g cheese, sliced}.
Toast in a dry pan over medium heat for 4 minutes on each side, pressing down, until golden and hot through.
Taste, and add {salt pepper:salt} if needed. Serve at once[ with the {lettuce rocket radish gravy hotsauce nacho fries}].
Tip: Put a lid on the pan: the middle melts before the outside burns. | Eat at once.
# Dumplings or crumbed food with dip | 25 | crumbed fries
Heat the oven to 200 °C. Spread the {crumbed fries potato sweetpotato carrot} on a baking tray[ with the {oil}].
Bake for 20 minutes, turning once, until crisp, brown and hot in the middle.
Stir the {mayo yogurt sourcream ketchup:3 tbsp mayonnaise} with the {sauces citrus caper spices garlic herb:1 tsp mustard}, until smooth.
Boil the {pea firm corn bakedbean midveg vegetable leaf:150 g frozen peas} for 4 minutes, until tender.
Taste, and season with {salt pepper:salt}. Serve[ with the {loaf lettuce rocket toppings tomatoes cucumber cheese}].
Tip: Leave gaps on the tray, so that everything crisps. | A day in the fridge. Crisp up in the oven.
# Flatbreads | 30 | flour + yogurt
Mix the {flour=200 g} with the {yogurt=180 g}, the {bakingpowder=1 tsp:1 tsp baking powder}[, the {oil=1 tbsp}] and a pinch of {salt:salt}. Knead for 2 minutes, until smooth. Rest for 10 minutes, until it gives under a finger.
Divide into 4, and roll out to the size of a small plate.
Cook in a hot dry pan for 2 minutes on each side, until puffed and spotted with brown.
Brush with the {butter garlic seed herb spices:20 g melted butter}. Taste, and sprinkle with a little more salt if needed. Serve warm[ with the {toppings hummus honey cheese}].
Tip: Keep them soft under a cloth while you cook the rest. | A day, wrapped. Warm them in a dry pan.
# Bread | 180 | flour + yeast
Mix the {flour=500 g} with the {yeast=7 g}, 1 1/2 tsp of {salt:salt}[, the {sugar honey=1 tsp}] and 320 ml of warm {water:water}. Stir in the {oil butter=2 tbsp:2 tbsp olive oil}.
Knead[, with the {seed nut olive herb woodyherb oat driedfruit},] for 10 minutes, until smooth and springy.
Cover, and leave in a warm place for 75 minutes, until doubled. Shape, put on a tray, and leave for 40 minutes, until puffy.
Bake at 220 °C for 30 minutes, until deep brown, and it sounds hollow when tapped underneath.
Cool on a rack for 30 minutes. Taste it with a little salt[ and the {cheese jam}].
Tip: A bowl of water in the oven gives a better crust. | 3 days in a bag, 3 months in the freezer, sliced.
# Miso soup | 15 | miso dashi + tofu vegetable springonion nori egg seafood
Bring 700 ml of {stock dashi water:water} to a simmer. Add the {hardveg midveg aromatics fish seafood:1 carrot, in thin strips}, and cook for 6 minutes, until tender.
Add the {tofu noodle udon softveg egg}, and cook for 3 minutes, until hot through.
Take the pan off the heat. Stir in the {miso=3 tbsp:3 tbsp miso}, until it has melted[, and the {soy sesameoil sauces}].
Taste, add more if it needs salt, and serve at once with {toppings springonion nori rice cookedrice:3 spring onions, sliced}.
Tip: Never boil miso: it loses its scent. | A day in the fridge. Warm it gently.
# Lentil stew | 45 | lentil readylentil
Heat the {oil butter:2 tbsp olive oil} in a pan over medium heat. Fry the {aromatics carrot celery leek cured sausage bellpepper:1 onion, finely chopped} for 10 minutes, until soft and lightly browned.
[Stir in the {spices tomatopaste} for 1 minute, until fragrant.]
Add the {lentil readylentil}[, the {tomatoes hardveg midveg stock stockcube wine coconutmilk}] and 700 ml of water. Simmer for 30 minutes (10 if the lentils are ready to eat), until they are soft.
[Stir in the {softveg cooked ham pulse cream sauces}, and cook for 4 minutes, until hot.]
Taste, and season with {salt pepper vinegar citrus:salt}. Serve hot[ with the {toppings loaf yogurt cheese rice}].
Tip: A spoon of vinegar at the end lifts the whole pot. | 4 days in the fridge, 3 months in the freezer.
# Chicken soup | 40 | poultry joint wing cooked + stock carrot noodle celery leek
Heat the {butter oil:1 tbsp oil} in a large pan over medium heat. Fry the {aromatics carrot celery leek:1 onion, finely chopped} for 8 minutes, until soft.
Add the {poultry joint wing cooked}, the {stockcube stock:1 stock cube}[, the {hardveg spices}] and 1 litre of water. Simmer for 22 minutes, until tender, with no pink left.
[Add the {pasta noodle rice grain midveg vegetable tomatoes pulse}, and cook for 10 minutes, until soft.]
Lift out the meat, and pull it into shreds. Return it[ with the {softveg cream coconutmilk sauces}] for 3 minutes, until hot.
Taste, and season with {salt pepper:salt}. Serve hot[ with the {toppings citrus loaf cheese}].
Tip: Simmer, do not boil: the broth stays clear. | 3 days in the fridge. Reheat until piping hot.
# Tomato soup | 30 | cannedtomato + onion cream herb stock bread garlic carrot bellpepper
Heat the {butter oil:30 g butter} in a pan over medium heat. Fry the {aromatics carrot celery bellpepper cured leek:1 onion, finely chopped} for 8 minutes, until soft.
Add the {tomatoes tomatopaste hardveg spices stock stockcube midveg vegetable pulse lentil redlentil sugar}[, the {pasta rice}] and 400 ml of water. Simmer for 15 minutes, until everything is soft.
Blend until smooth, or crush with a fork. [Stir in the {cream coconutmilk milk softveg sourcream}, and warm for 2 minutes, until hot.]
Taste, and season with {salt pepper sauces:salt}. Serve hot[ with the {toppings loaf cheese yogurt}].
Tip: A pinch of sugar balances sour tomatoes. | 3 days in the fridge, 3 months in the freezer.
# Vegetable soup | 35 | vegetable hardveg + stock stockcube onion leek cream potato pulse cheese vegetable
Heat the {butter oil:30 g butter} in a pan over medium heat. Fry the {aromatics leek celery cured:1 onion, finely chopped} for 8 minutes, until soft.
Add the {hardveg midveg apple lentil redlentil pulse spices tomatoes cider wine sausage stew poultry:500 g potatoes}[, the {pasta rice grain noodle}] and the {stock stockcube water=800 ml:800 ml stock}. Simmer for 20 minutes, until soft and cooked through.
[Stir in the {softveg cream coconutmilk milk sourcream cooked ham sauces}, and cook for 3 minutes, until hot.]
Blend until smooth, or leave it chunky. Taste, and season with {salt pepper citrus:salt}.
Serve hot[ with the {toppings loaf cheese yogurt pesto}].
Tip: Too thick? Add hot water. Too thin? Simmer it for 5 minutes without a lid. | 3 days in the fridge, 3 months in the freezer.
`
