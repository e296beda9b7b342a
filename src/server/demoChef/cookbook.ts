const FRY = `Heat {fat or olive oil} in a large pan. Fry {protein} in small pieces for 10 minutes.
    Add {onion, garlic, root, vegetable}, chopped, and cook for 10 minutes.`
const FINISH =
  'Top with {cheese, nut, garnish}. Squeeze {citrus} over it. Season with {seasoning or salt}, and serve.'

/**
 * The dishes, by title. To add one, add its title and its method. A test fails if a kind is unknown.
 * - `{pasta, noodle}` is a slot for the ingredients of these kinds. pantry.ts lists the kinds.
 * - `{fat or olive oil}` adds olive oil if there is no fat. `{bread or bread}` makes toast possible without bread.
 * - Each sentence is a step, and must not wrap. A step without its ingredients is left out; a dish without its first step, too.
 * - The dish that leaves the fewest ingredients unused is cooked; if several do, the first.
 * - The title names up to three ingredients. The minutes in the steps are added up, and 10 for preparation.
 */
export const COOKBOOK: Record<string, string> = {
  'Pasta with {protein, deli, vegetable, pulse, leaf, egg, sauce, cheese}': `
    Boil {pasta} in plenty of salted water for 10 minutes, and keep a cup of the water. ${FRY}
    Stir in {deli, pulse, leaf, spice, sauce, cream, stock}. Add {pasta} and a splash of its water.
    Take the pan off the heat, and stir in {egg}, beaten. ${FINISH}`,
  'One-pot pilaf with {protein, deli, pulse, vegetable, root, leaf}': `
    Rinse {grain} in a sieve. ${FRY} Stir in {spice, stock}. Add {grain} and twice as much water.
    Cover, and simmer for 20 minutes. Fold in {deli, pulse, leaf, cream}. ${FINISH}`,
  'Stir-fry with {protein, deli, egg, pulse, vegetable, root, leaf}': `
    Boil {noodle, grain} for 10 minutes, and drain. ${FRY} Add {deli, pulse, leaf, spice}. Scramble {egg} in it.
    Toss with {noodle, grain} and {sauce or soy sauce} for 5 minutes. ${FINISH}`,
  'Coconut curry with {protein, pulse, vegetable, root, leaf}': `
    Shake {coconut} well. Boil {grain, noodle} for 10 minutes. ${FRY} Stir in {spice or curry powder}.
    Add {pulse, leaf, sauce, stock}. Pour in {coconut}, and simmer for 15 minutes. ${FINISH}`,
  'Frittata with {protein, deli, vegetable, root, leaf, pulse, cheese, onion}': `
    Beat {egg} with a fork. Stir in {milk, cream}. ${FRY} Add {deli, pulse, leaf, spice}.
    Pour in {egg}, cover, and cook over a low heat for 10 minutes. ${FINISH}`,
  'Tray bake with {protein, root, vegetable}': `
    Heat the oven to 200 °C, and cut {root, vegetable} into chunks. Spread them on a tray with {fat or olive oil}.
    Add {protein, onion, garlic, spice, sauce, sweet, stock}. Roast for 35 minutes, and turn once. ${FINISH}`,
  'Salad with {protein, deli, salad, leaf, egg, vegetable, cheese}': `
    Wash {salad, leaf}, and slice or tear into a bowl. Boil {egg, root} for 10 minutes, let cool, and add.
    Fry {protein} for 10 minutes, and add. Add {vegetable, fruit, onion}, sliced. Add {deli, pulse}.
    Dress with {fat or olive oil}. Stir in {sauce, cream, sweet, garlic, spice}. ${FINISH}`,
  'Skillet with {protein, pulse, vegetable, leaf, fruit}': `
    Pat {protein} dry. ${FRY} Stir in {pulse, deli, leaf, fruit, spice}.
    Add {sauce, sweet, stock, cream}, and simmer for 5 minutes. ${FINISH}`,
  'Soup with {protein, vegetable, root, pulse, onion, leaf}': `
    Rinse {vegetable, root, pulse, leaf, onion}, and chop what is large. Heat {fat or olive oil} in a deep pot.
    Brown {protein}. Stir in {garlic, spice}. Pour in {stock}. Add what was rinsed, and 600 ml of water.
    Simmer for 20 minutes. Stir in {milk, cream, coconut}. Add {deli}, in pieces. ${FINISH}`,
  'Toast with {protein, deli, egg, cheese, salad, vegetable, garlic, sweet}': `
    Grill {bread or bread} for 5 minutes. Spread with {fat, sauce, sweet or butter}. Fry {protein, egg, onion} for 5 minutes.
    Top with {protein, egg, onion, deli, leaf, pulse}. Add {salad, vegetable, garlic}, sliced.
    Finish with {cheese, nut, garnish, citrus, seasoning}.`,
  'French toast with {fruit, chocolate, nut}': `
    Pour {egg}, beaten, over {bread}. Add {milk, cream, baking}, and let soak for 5 minutes.
    Fry in {fat or butter} for 10 minutes, and turn once. Serve with {fruit, chocolate, nut, sweet}.`,
  'Pancakes with {fruit, chocolate, nut}': `
    Whisk {flour} with {egg, milk, cream, coconut or milk} into a batter. Stir in {sweet, chocolate, baking}.
    Heat {fat or butter} in a pan. Fry the batter by the ladleful for 10 minutes. Serve with {fruit, nut, citrus}.`,
  'Sweet porridge with {fruit, chocolate, nut}': `
    Simmer {oat, grain} in 600 ml of water for 20 minutes. Stir in {milk, cream, coconut, fat, baking}.
    Sweeten with {sweet, chocolate or sugar}. Top with {fruit, nut}.`,
  'Sweet bowl with {fruit, chocolate}': `
    Divide {cream, milk, coconut, fruit, chocolate} between two bowls, and cut what is large.
    Top with {nut, baking}. Sweeten with {sweet or honey}.`,
}
