/** Drinks and cold fruit. */
export const DRINKS = `
# Piña colada | 5 | spirit + coconutmilk juice pineapple mango fruit + pineapple coconutmilk mango banana berry
Blend the {pineapple mango banana berry fruit=200 g:200 g pineapple} with the {spirit=100 ml}, the {coconutmilk juice cream icecream=150 ml:150 ml coconut milk} and the {ice:1 handful of ice} for 1 minute, until smooth.
Add the {citrus lemonjuice sugar honey=1 tbsp:1 tbsp lime juice}, and blend for 10 seconds, until frothy.
Pour into two cold glasses. Taste, and add more lime if it is too sweet.
[Finish with the {herb sweetspice}. ]Serve at once.
Tip: Leave the spirit out, and it is still a good drink. | Drink at once.
# Long drink | 5 | spirit liqueur + bubbles juice citrus
Fill two tall glasses with {ice:1 handful of ice}, until they are frosted.
Slice the {cucumber citrus berry fruit ginger:1 lime} thinly, and add the slices[ with the {herb}], pressing lightly for 10 seconds, until you can smell them.
Pour in the {spirit liqueur}, 50 ml a glass, then the {bubbles juice=300 ml:300 ml tonic water}[ and the {sugar honey=1 tsp}].
Stir once. Taste, and add a squeeze of lime if it is too sweet. Serve at once.
Tip: Pour down the side of the glass, and the bubbles last. | Drink at once.
# Shandy | 5 | beer cider
Chill two tall glasses[ with the {ice}] for 5 minutes, until frosted.
Squeeze in the {citrus lemonjuice ginger:1 lemon}[, and add the {herb cucumber berry fruit}].
Pour in the {bubbles juice=200 ml:200 ml lemonade}, then the {beer cider=400 ml} slowly, until the foam reaches the rim.
Taste, and add more lemon if it is too sweet. Serve at once[ with the {nut nacho}].
Tip: Everything must be cold before you begin. | Drink at once.
# Iced coffee | 10 | coffee
Brew the {coffee=200 ml} strong, for 4 minutes, and stir in the {sugar honey condensedmilk=2 tsp:2 tsp sugar}[ with the {vanilla sweetspice}], until it has melted.
Fill two glasses with {ice:1 handful of ice}, until they are frosted, and pour over the coffee.
Top up with the {milk cream icecream=200 ml:200 ml milk}. Taste, and add sugar if needed[, and finish with the {chocolate cocoa biscuit liqueur spirit}].
Tip: Freeze leftover coffee into cubes: it never gets watery. | The coffee keeps for 2 days in the fridge.
# Hot chocolate | 10 | chocolate cocoa + milk cream
Warm the {milk=500 ml:500 ml milk}[ with the {cream sweetspice vanilla chilli hotspice}] in a pan over medium heat for 5 minutes, until steaming.
Whisk in the {chocolate cocoa=4 tbsp}, the {sugar honey=1 tbsp:1 tbsp sugar} and a pinch of {salt:salt} for 2 minutes, until smooth and frothy.
Taste, and add sugar if needed. Pour into two cups[, with the {marshmallow biscuit icecream spirit liqueur peanutbutter}].
Tip: Whisk until it froths: that makes it taste creamier. | A day in the fridge. Warm it gently.
# Smoothie | 5 | fruit + milk yogurt juice ice oat honey leaf coconutmilk water buttermilk
Cut the {fruit cucumber carrot avocado leaf beetroot}, until it fits into your blender.
Blend with the {yogurt milk juice coconutmilk buttermilk water=250 ml:250 ml milk} and the {ice:1 handful of ice} for 1 minute, until smooth.
Add the {honey sugar oat peanutbutter seed ginger citrus lemonjuice cocoa nut driedfruit herb=1 tbsp:1 tbsp honey}[ and the {sweetspice vanilla}], and blend for 20 seconds, until creamy.
Taste, and add more fruit if it is too sharp. Pour into two glasses, and drink at once.
Tip: Frozen fruit makes it thick without ice. | A day in the fridge; shake it again.
# Fruit salad | 15 | fruit
Cut the {fruit:2 apples} into bite-size pieces.
Mix the {citrus lemonjuice juice:1 lemon} with the {honey sugar jam=1 tbsp:1 tbsp honey}[ and the {sweetspice vanilla ginger herb spirit liqueur}], until it has melted.
Toss everything together, and leave for 10 minutes, until the juice runs. Taste, and add lemon or honey.
Top with the {yogurt cream icecream nut seed coconut chocolate cereal meringue biscuit creamcheese driedfruit:4 tbsp yogurt}.
Tip: Lemon keeps cut fruit from turning brown. | A day in the fridge.
# Cooler | 10 | bubbles juice citrus tea + ice herb cucumber sugar honey ginger juice citrus tea berry
Slice the {citrus cucumber berry fruit ginger:1 lemon}. Stir with the {sugar honey=2 tbsp:2 tbsp sugar}[ and the {herb}] in a jug for 1 minute, until it smells strong.
[Brew the {tea} in 400 ml of boiling water for 4 minutes, until dark, and let it cool. ]Add the {ice:1 handful of ice}, and stir, until the jug is cold.
Pour in the {bubbles juice=500 ml:500 ml sparkling water}. Taste, and add sugar or lemon. Serve at once.
Tip: Bruise the herbs only lightly, or they turn bitter. | Drink at once.
`
