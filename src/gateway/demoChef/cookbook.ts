import { type Kind, kindsIn } from './pantry.ts'

export type Dish = { name: string; needs: Kind[]; steps: Step[] }
type Step = { minutes: number; takes: Kind[]; extras: string[]; text: string }

/*
 * From the most particular dish to the least. A dish needs one of the kinds in its title, if the title has any. A step
 * takes what is in its braces: `{fat or olive oil}` adds olive oil if there is no fat, and `{rest}` is all that no other
 * step of the dish takes. The steps after the empty line end every dish.
 */
export const SAVOURY_DISHES = dishesIn(`
Pasta: pasta
  10 min: Boil {pasta, grain} in plenty of salted water until tender. Keep a cup of the water.
  1 min: Heat {fat or olive oil} in a wide pan.
  8 min: Chop {onion, garlic, spice, vegetable, root}, and soften in it.
  8 min: Cut up {meat, fish, tofu}, and fry until cooked through.
  3 min: Stir in {rest} with a splash of the water.
  1 min: Toss with what was boiled.
Pancakes: flour
  5 min: Whisk {flour, egg, cream, sweet, sweetSpice} into a smooth batter, with water if it is thick.
  8 min: Cut up {onion, garlic, vegetable, root, meat, fish, tofu}, and fry until cooked through.
  10 min: Heat {fat or olive oil} in a pan, and bake the batter by the ladleful until golden on both sides.
  2 min: Put {rest} on top.
One-pot pilaf: grain
  1 min: Heat {fat or olive oil} in a deep pan.
  5 min: Chop {onion, garlic, spice}, and soften in it.
  7 min: Cut up {meat, fish, tofu}, and brown on all sides.
  4 min: Cut {vegetable, root} into small pieces, and stir them in.
  17 min: Add {grain} and twice as much water, cover, and simmer until the water is gone.
  3 min: Fold in {rest}, and let stand under the lid.
Frittata: egg
  1 min: Heat {fat or olive oil} in a pan.
  8 min: Chop {onion, garlic, spice, vegetable, root}, and cook in it until tender.
  6 min: Cut up {meat, fish, tofu}, and fry until cooked through.
  2 min: Stir in {rest}.
  8 min: Beat {egg}, pour over, cover, and cook over a low heat until set.
Tray bake: root
  8 min: Heat the oven to 200 °C. Cut {root, vegetable, onion, garlic} into chunks, and spread them on a tray.
  3 min: Lay {meat, fish, tofu, pulse, spice} between them.
  30 min: Trickle {fat or olive oil} over all, and roast until golden, turning once.
  2 min: Fold in {rest} while all is hot.
Salad: leaf
  8 min: Fry {meat, fish, tofu} until cooked through, and slice.
  5 min: Wash {leaf, vegetable, fruit}, and slice or tear into a bowl.
  1 min: Add {rest}.
  3 min: Chop or whisk {fat or olive oil, sauce, citrus, onion, garlic, spice} into a dressing, and toss.
Skillet: meat, fish, tofu, pulse
  1 min: Heat {fat or olive oil} in a wide pan.
  5 min: Chop {onion, garlic, spice}, and soften in it.
  9 min: Cut up {meat, fish, tofu}, and fry until cooked through.
  6 min: Cut {vegetable} into pieces, and cook them in the same pan until tender.
  4 min: Stir in {rest}, and let all get hot.
Open sandwiches: bread
  4 min: Toast {bread} until crisp.
  1 min: Spread {fat or olive oil} on the toast.
  5 min: Slice {vegetable, onion, garlic, fruit} thinly.
  3 min: Lay {rest} on the toast, with what is sliced.
Soup: vegetable, onion, garlic, cream
  1 min: Heat {fat or olive oil} in a deep pot.
  5 min: Chop {onion, garlic, spice}, and soften in it.
  5 min: Cut {vegetable} into small pieces, and stir them in.
  15 min: Pour in 600 ml of water, and simmer until all is soft.
  2 min: Stir in {rest}.
Warm plate
  2 min: Heat {fat or olive oil} in a wide pan.
  8 min: Add {rest}, and cook gently until hot through.

  2 min: Beat {egg}, pour in, and stir until set.
  2 min: Finish with {citrus, herb, cheese, nut}.
  2 min: Season with {seasoning or salt}, and serve at once.`)

export const SWEET_DISHES = dishesIn(`
Sweet pancakes: flour
  5 min: Whisk {flour, egg, cream, sweet, sweetSpice} into a smooth batter, with water if it is thick.
  10 min: Heat {fat or olive oil} in a pan, and bake the batter by the ladleful until golden on both sides.
  2 min: Serve with {rest}.
Sweet porridge: grain
  20 min: Simmer {grain, cream, sweet, sweetSpice or cinnamon, fat} with as much water as it takes, stirring, until soft.
  3 min: Cut up what is large of {rest}, and stir in.
French toast: bread
  4 min: Whisk {egg, cream, sweet, sweetSpice} in a deep plate.
  1 min: Heat {fat or olive oil} in a pan.
  8 min: Soak {bread}, and fry in it until golden.
  2 min: Serve with {rest}.
Sweet omelette: egg
  3 min: Beat {egg, cream, sweet, sweetSpice} until frothy.
  5 min: Melt {fat or olive oil} in a pan, pour in the mixture, and cook until set.
  3 min: Cut up what is large of {rest}, and fold in.
Sweet bowl
  5 min: Rinse {fruit, berry, citrus}, and cut what is large into pieces.
  3 min: Toast {nut} in a dry pan until golden.
  2 min: Stir {rest} together until smooth.
  1 min: Bring all together in two bowls, and dust with {sweetSpice or cinnamon}.

  0 min: Serve at once.`)

function dishesIn(text: string): Dish[] {
  const [dishes = '', lastSteps] = text.trim().split('\n\n')
  return dishes.split(/\n(?=\S)/).map((dish) => {
    const [title = '', ...steps] = `${dish}\n${lastSteps}`.split('\n')
    const [name = '', needs = ''] = title.split(': ')
    return { name, needs: kindsIn(needs), steps: steps.map(stepIn) }
  })
}

function stepIn(line: string): Step {
  const [minutes, text = ''] = line.split(' min: ')
  const [braces = ''] = text.match(/\{.*\}/) ?? []
  const takes = kindsIn(braces.replace(/ or [^,}]+/g, ''))
  const extras = braces.match(/(?<= or )[^,}]+/g) ?? []
  return { minutes: Number(minutes), takes, extras, text }
}
