/** Egg dishes and breakfasts. */
export const EGGS = `
# Shakshuka | 30 | egg + cannedtomato
Heat the {oil:2 tbsp olive oil} in a wide pan over medium heat. Fry the {onion bellpepper garlic chilli ginger cured mince:1 onion, sliced} for 10 minutes, until soft and lightly browned.
[Stir in the {spices}, and fry for 1 minute, until fragrant.]
Add the {cannedtomato tomato cherrytomato vegetable pulse} and a pinch of salt. Simmer for 10 minutes, until thick and saucy.
Make 4 hollows in the sauce, and break in the {egg}. Cover, and cook over low heat for 6 minutes, until the whites are set and the yolks still soft.
Taste, and season with {salt pepper:salt}. [Scatter over the {toppings cheese}. ]Serve from the pan with {loaf:2 slices of bread}[ and the {yogurt}].
Tip: If the sauce dries out before the eggs are set, add a splash of water and put the lid back on. | The sauce keeps for 3 days in the fridge; cook the eggs fresh.
# Pancakes | 25 | flour pancakemix + egg milk buttermilk
Whisk the {flour pancakemix=200 g:200 g flour}, the {bakingpowder=2 tsp:2 tsp baking powder}[, the {sugar=1 tbsp}][, the {vanilla sweetspice}] and a pinch of {salt:salt} in a bowl.
Whisk in the {egg=1:1 egg} and the {milk buttermilk yogurt=300 ml:300 ml milk}, until just smooth. Let it rest for 5 minutes, until bubbles show.
Melt a little of the {butter oil=30 g:30 g butter} in a pan over medium heat. Pour in small ladlefuls, and fry for 2 minutes, until bubbles burst on top.
Turn, and fry for 1 more minute, until golden. Cook the rest in the same way.
Serve hot with {fruit honey jam chocolate chocchip lemon yogurt nut cream icecream cured:1 tbsp honey}.
Tip: The first pancake tests the heat: if it browns before it bubbles, turn the heat down. | Cooked pancakes keep for 2 days in the fridge. Reheat them in a dry pan.
# French toast | 15 | bread + egg + milk cream sugar sweetspice fruit
Beat the {egg=2} with the {milk cream=150 ml:150 ml milk}[, the {sugar vanilla sweetspice=1 tsp}] and a pinch of {salt:salt} in a wide bowl.
Soak the {bread roll=4 slices of} in it for 1 minute on each side, until heavy but not falling apart.
Melt the {butter oil=30 g:30 g butter} in a pan over medium heat. Fry for 3 minutes on each side, until golden and firm in the middle.
Serve at once with {fruit honey jam yogurt nut chocolate cured cheese:1 tbsp honey}.
Tip: Stale bread drinks more and breaks less than fresh. | Best at once. Leftover slices crisp up in a toaster the next day.
# Porridge | 10 | oat + milk water yogurt fruit honey nut
Put the {oat=100 g}, the {milk=400 ml:400 ml milk} and a pinch of {salt:salt} in a pan over medium heat.
Bring to a gentle boil, stirring. Simmer over low heat for 5 minutes, until thick and creamy.
[Stir in the {sweetspice cocoa vanilla driedfruit coconut peanutbutter}, and cook for 1 more minute, until warm through.]
Divide between two bowls. Top with {fruit nut seed chocolate yogurt:1 apple, grated}, and sweeten with {honey sugar jam:1 tbsp honey}.
Tip: Add a splash of cold milk at the table if it has become too thick. | 2 days in the fridge. Reheat with a little milk.
# Breakfast bowl | 10 | yogurt creamcheese cereal + fruit cereal oat driedfruit nut honey
Divide the {yogurt creamcheese milk=300 g:300 g yogurt} between two bowls.
[Toast the {oat nut seed coconut} in a dry pan over medium heat for 4 minutes, until golden, and let them cool.]
Cut the {fruit:1 banana} into bite-size pieces, until you have two handfuls, and spoon over.
Scatter over the {cereal driedfruit biscuit chocolate sweetspice vanilla:4 tbsp granola}. Finish with the {honey jam sugar:1 tbsp honey}, and leave for 2 minutes, until the top begins to soften.
Tip: Sharp fruit needs more honey, ripe fruit none. | The fruit and yogurt keep for a day in the fridge; add the crunchy parts at the table.
# Huevos rancheros | 20 | egg + tortilla
Warm the {tortilla} in a dry pan for 30 seconds on each side, until soft and spotted. Keep warm in a cloth.
Heat the {oil butter:2 tbsp oil} in the pan. Fry the {aromatics bellpepper mushroom cured mince sausage cooked:1 onion, finely chopped} over medium heat for 6 minutes, until soft and cooked through.
Stir in the {tomatoes pulse salsa spices corn leaf:1 can of chopped tomatoes}. Simmer for 6 minutes, until thick. Taste, and season with {salt pepper:salt}.
Fry the {egg} in a second pan with a little oil for 3 minutes, until the whites are set.
Spoon the sauce over the tortillas, and top with the eggs[, the {cheese avocado herb sourcream hotsauce lemon lettuce}].
Tip: Put a lid on the eggs for the last minute if the whites stay loose. | The sauce keeps for 3 days in the fridge; fry the eggs fresh.
# Eggs on toast | 10 | egg + bread roll
Toast the {bread roll}, until golden[, and spread with the {butter avocado mayo}].
Beat the {egg} with[ the {milk cream=2 tbsp} and] a pinch of {salt pepper:salt}.
[Fry the {cured ham mushroom tomato cherrytomato aromatics leaf sausage bellpepper smokedfish} in a small pan over medium heat for 6 minutes, until cooked and lightly browned. Put them aside.]
Melt the {fat:20 g butter} in a pan over low heat. Stir in the eggs slowly for 3 minutes, until softly set but still moist.
[Warm the {bakedbean pulse} in a small pan for 4 minutes, until bubbling. ]Pile onto the toast at once. [Finish with the {cheese herb ketchup hotsauce sourcream spices}.]
Tip: Take the pan off the heat a little early: the eggs go on cooking. | Eat at once; scrambled eggs do not keep.
# Spanish tortilla | 40 | egg + potato
Slice the {potato=500 g} thinly. Heat the {oil:5 tbsp olive oil} in a small non-stick pan over low heat, and cook the slices with the {onion bellpepper springonion garlic:1 onion, sliced} for 20 minutes, until a knife goes in easily.
[Add the {cured ham sausage mushroom leaf pea courgette tomato cherrytomato}, and cook for 4 more minutes, until hot and cooked through.]
Beat the {egg}[ with the {milk cream cheese herb spices}] and a good pinch of {salt pepper:salt}. Tip in the vegetables.
Return everything to the pan, and cook over low heat for 6 minutes, until the edge is set.
Turn it onto a plate, slide it back, and cook for 3 more minutes, until just set in the middle. Taste, and serve warm in wedges[ with the {loaf lettuce rocket mayo ketchup}].
Tip: If turning frightens you, set the top under a hot grill for 3 minutes instead. | 2 days in the fridge. Good cold.
# Omelette | 15 | egg
[Heat a little oil in a non-stick pan over medium heat. Fry the {aromatics vegetable cured ham cooked sausage mince} for 6 minutes, until soft and cooked through, and put aside.]
Beat the {egg}[ with the {milk cream=2 tbsp}] and a pinch of {salt pepper:salt}.
Heat the {butter oil=20 g:20 g butter} in a non-stick pan, until it foams. Pour in the eggs, and draw in the edges for 2 minutes, until nearly set.
Scatter the filling[ and the {cheese cannedfish smokedfish herb olive spices}] over one half, fold, and cook for 1 more minute, until golden underneath.
Slide onto plates. Taste, and add salt. [Serve with the {loaf lettuce rocket cucumber avocado salsa ketchup hotsauce}.]
Tip: Keep the heat at medium: a brown omelette is a dry one. | Eat at once. The filling keeps for 2 days in the fridge.
`
