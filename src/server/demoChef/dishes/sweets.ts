/** Baking and desserts, with amounts of their own. */
export const SWEETS = `
# Banana bread | 75 | banana + flour
Heat the oven to 170 °C, and line a loaf tin. Mash the {banana=3} in a bowl, until only small lumps are left.
Beat in the {butter oil=100 g:100 g soft butter}, the {sugar honey=120 g:120 g sugar} and the {egg=2:2 eggs}[ with the {yogurt milk=2 tbsp}][, the {vanilla}], until smooth.
Fold in the {flour=220 g}, the {bakingpowder=2 tsp:2 tsp baking powder}[, the {sweetspice nut chocolate chocchip driedfruit coconut oat cocoa}] and a pinch of {salt:salt}, until no dry flour shows.
Spoon into the tin, and bake for 55 minutes, until a skewer comes out clean.
Cool in the tin for 15 minutes, until it shrinks from the sides. Taste a slice warm.
Tip: The blacker the bananas, the better the cake. | 4 days, wrapped; 3 months in the freezer.
# Brownies | 45 | chocolate cocoa + flour sugar + butter egg oil
Heat the oven to 180 °C, and line a 20 cm tin. Melt the {chocolate=150 g:150 g dark chocolate} with the {butter oil=120 g:120 g butter} over low heat for 4 minutes, until smooth.
Beat the {egg=2:2 eggs} with the {sugar honey=180 g:180 g sugar}[ and the {vanilla coffee=1 tsp}] for 3 minutes, until pale.
Fold in the chocolate, then the {flour=80 g:80 g flour}[, the {cocoa=2 tbsp}][, the {nut chocchip driedfruit marshmallow biscuit milk bakingpowder spirit}] and a pinch of {salt:salt}, until just mixed.
Bake for 22 minutes, until a crust has formed and the middle still wobbles a little.
Cool in the tin for 30 minutes, until firm, and cut into squares. Taste, and serve[ with the {icecream cream fruit}].
Tip: Too short is better than too long: they set as they cool. | 5 days in a tin.
# Fruit crumble | 50 | apple stonefruit berry rhubarb cherry pineapple mango + flour butter
Heat the oven to 190 °C. Put the {apple stonefruit berry rhubarb cherry pineapple mango banana}, in pieces, in an oven dish with 2 tbsp of sugar[, the {sweetspice citrus vanilla driedfruit ginger}], until it is half full.
Rub the {flour oat=120 g:120 g flour} with the {butter oil=80 g:80 g cold butter} and a pinch of {salt:salt}, until it looks like breadcrumbs.
Stir in the {sugar honey=70 g:70 g sugar}[ and the {nut coconut seed}], and scatter it over the fruit.
Bake for 35 minutes, until golden, with juice bubbling at the edges.
Rest for 10 minutes. Taste, and serve warm with the {cream icecream yogurt milk:150 ml cream}.
Tip: Cold butter makes crumbs, soft butter makes paste. | 3 days in the fridge. Crisp it up in the oven.
# Chocolate chip cookies | 30 | flour + butter + chocchip oat peanutbutter
Heat the oven to 180 °C. Beat the {butter oil=115 g} with the {sugar honey=120 g:120 g sugar}[ and the {vanilla peanutbutter=1 tsp}] for 3 minutes, until pale. Beat in the {egg=1:1 egg}.
Stir in the {flour=170 g}, the {bakingpowder=1/2 tsp:1/2 tsp baking powder} and a pinch of {salt:salt}, until no dry flour shows.
Fold in the {chocchip chocolate oat nut driedfruit coconut sweetspice cocoa milk citrus:100 g chocolate, chopped}.
Put walnut-size heaps on a lined tray, and bake for 11 minutes, until golden at the edges and soft in the middle.
Cool on the tray for 10 minutes, until firm enough to lift. Taste one while it is warm.
Tip: Chill the dough for 20 minutes if they spread too far. | 5 days in a tin. The dough freezes well.
# Sponge cake | 50 | flour + egg + sugar honey
Heat the oven to 180 °C, and line a 20 cm tin. Beat the {butter oil=150 g:150 g soft butter} with the {sugar honey=150 g:150 g sugar} for 4 minutes, until pale and fluffy.
Beat in the {egg=3} one by one[, with the {vanilla citrus}].
Fold in the {flour=150 g}, the {bakingpowder=2 tsp:2 tsp baking powder}[, the {cocoa sweetspice nut chocolate chocchip driedfruit coconut seed}] and a pinch of {salt:salt}, then the {milk buttermilk cream=2 tbsp:2 tbsp milk}, until smooth.
Spread in the tin[, and push in the {fruit}]. Bake for 32 minutes, until golden, and a skewer comes out clean.
Cool for 20 minutes, until it leaves the sides. Taste, and serve[ with the {jam icecream creamcheese}].
Tip: Do not open the oven in the first 20 minutes. | 3 days in a tin; 2 months in the freezer.
# Scones | 30 | flour + butter milk buttermilk cream + butter bakingpowder jam driedfruit milk buttermilk cheddar
Heat the oven to 220 °C. Rub the {butter=50 g:50 g cold butter} into the {flour=225 g}, the {bakingpowder=2 tsp:2 tsp baking powder} and a pinch of {salt:salt}, until it looks like breadcrumbs.
Stir in the {sugar driedfruit cheddar sweetspice chocolate citrus:1 tbsp sugar} and the {milk buttermilk yogurt cream egg=130 ml:130 ml milk}, until a soft dough forms.
Pat out 3 cm thick, cut into rounds, and put on a tray.
Bake for 13 minutes, until risen and golden.
Cool for 5 minutes. Taste, and serve warm with {jam honey fruit creamcheese:3 tbsp jam}.
Tip: Handle the dough as little as you can. | Best on the day; they freeze well.
# Fruit tart | 45 | pastry + fruit jam chocolate nut honey sugar
Heat the oven to 200 °C. Lay the {pastry} on a lined tray, and fold up the edge.
[Spread with the {jam creamcheese chocolate nut peanutbutter}.]
Lay the {fruit:2 apples}, sliced, on top. Sprinkle with the {sugar honey sweetspice vanilla citrus:2 tbsp sugar}, a pinch of {salt:salt} and the {butter oil egg=20 g:20 g butter}.
Bake for 28 minutes, until the pastry is deep gold and the fruit soft.
Cool for 10 minutes. Taste, and serve[ with the {cream icecream yogurt}].
Tip: Bake it low in the oven, so that the base crisps. | A day at room temperature.
# Panna cotta | 25 | cream + gelatine
Soak the {gelatine=2 sheets of} in cold water for 5 minutes, until soft.
Warm the {cream milk coconutmilk=400 ml} with the {sugar honey=50 g:50 g sugar}[, the {vanilla sweetspice citrus coffee chocolate}] and a pinch of {salt:salt} for 5 minutes, until steaming but not boiling.
Squeeze out the gelatine, and stir it in off the heat, until it has melted.
Pour into glasses, and chill for 4 hours, until set.
Crush the {fruit jam:200 g berries} with a little sugar. Taste, and spoon over[ with the {biscuit nut herb}].
Tip: Count the chilling time in: it is at its best the next day. | 3 days in the fridge.
# Rice pudding | 40 | risottorice rice + milk sugar cream + milk cream
Put the {risottorice rice=100 g}, the {milk cream coconutmilk=600 ml} and a pinch of {salt:salt} in a pan over medium heat, and bring to a simmer.
Stir in the {sugar honey condensedmilk=3 tbsp:3 tbsp sugar}[, the {vanilla sweetspice citrus butter driedfruit}]. Cook over low heat for 28 minutes, stirring often, until thick and soft.
Taste: the grains should be tender. Rest for 5 minutes, until creamy.
Serve warm or cold with {fruit jam nut chocolate cocoa:1 tsp cinnamon}.
Tip: It thickens as it cools: loosen it with cold milk. | 2 days in the fridge, cooled quickly.
# Chocolate mousse | 20 | chocolate + cream
Melt the {chocolate=120 g} over hot water for 4 minutes, until smooth, and cool for 5 minutes.
Whip the {cream=200 ml:200 ml cream}[ with the {sugar coffee=1 tbsp}][, the {vanilla}] and a pinch of {salt:salt}, until it holds soft peaks.
Fold the chocolate into the cream[ with the {spirit liqueur nut}], until no streaks are left.
Spoon into glasses, and chill for 2 hours, until set. Taste, and serve[ with the {fruit biscuit sweetspice butter}].
Tip: The chocolate must be cool, or the cream collapses. | 2 days in the fridge.
# Fruit fool | 15 | cream yogurt icecream creamcheese + fruit meringue biscuit jam
Crush half of the {fruit jam:200 g berries} with the {sugar honey=2 tbsp:2 tbsp sugar} for 1 minute, until juicy.
Whip the {cream yogurt icecream creamcheese condensedmilk}, until it holds soft peaks (stir yogurt only until smooth).
Fold both together[ with the {meringue biscuit nut chocolate coconut citrus sweetspice}], until streaky.
Spoon into glasses with the rest of the fruit. Chill for 10 minutes, until cold. Taste, and add sugar if needed[, and finish with the {herb spirit liqueur}].
Tip: Fold, do not stir: the streaks are the point. | A day in the fridge.
`
