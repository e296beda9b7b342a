import { BAKE, BATTER, type Dish, savoury, step } from './dish.ts'

const SOFTEN = step(5, ['onion', 'garlic', 'spice'], 'Chop {}, and soften in it.')

/** From the most particular to the least. */
export const SAVOURY_DISHES: readonly Dish[] = [
  savoury(
    'Pasta',
    ['pasta'],
    [
      step(
        10,
        ['pasta', 'grain'],
        'Boil {} in plenty of salted water until tender. Keep a cup of the water.',
      ),
      step(1, ['fat'], 'Heat {} in a wide pan.'),
      step(8, ['onion', 'garlic', 'spice', 'vegetable', 'root'], 'Chop {}, and soften in it.'),
      step(8, ['meat', 'fish', 'tofu'], 'Cut up {}, and fry until cooked through.'),
      step(3, 'rest', 'Stir in {} with a splash of the water.'),
      step(1, 'nothing', 'Toss with what was boiled.'),
    ],
  ),
  savoury(
    'Pancakes',
    ['flour'],
    [
      BATTER,
      step(
        8,
        ['onion', 'garlic', 'vegetable', 'root', 'meat', 'fish', 'tofu'],
        'Cut up {}, and fry until cooked through.',
      ),
      BAKE,
      step(2, 'rest', 'Put {} on top.'),
    ],
  ),
  savoury(
    'One-pot pilaf',
    ['grain'],
    [
      step(1, ['fat'], 'Heat {} in a deep pan.'),
      SOFTEN,
      step(7, ['meat', 'fish', 'tofu'], 'Cut up {}, and brown on all sides.'),
      step(4, ['vegetable', 'root'], 'Cut {} into small pieces, and stir them in.'),
      step(
        17,
        ['grain'],
        'Add {} and twice as much water, cover, and simmer until the water is gone.',
      ),
      step(3, 'rest', 'Fold in {}, and let stand under the lid.'),
    ],
  ),
  savoury(
    'Frittata',
    ['egg'],
    [
      step(1, ['fat'], 'Heat {} in a pan.'),
      step(
        8,
        ['onion', 'garlic', 'spice', 'vegetable', 'root'],
        'Chop {}, and cook in it until tender.',
      ),
      step(6, ['meat', 'fish', 'tofu'], 'Cut up {}, and fry until cooked through.'),
      step(2, 'rest', 'Stir in {}.'),
      step(8, ['egg'], 'Beat {}, pour over, cover, and cook over a low heat until set.'),
    ],
  ),
  savoury(
    'Tray bake',
    ['root'],
    [
      step(
        8,
        ['root', 'vegetable', 'onion', 'garlic'],
        'Heat the oven to 200 °C. Cut {} into chunks, and spread them on a tray.',
      ),
      step(3, ['meat', 'fish', 'tofu', 'pulse', 'spice'], 'Lay {} between them.'),
      step(30, ['fat'], 'Trickle {} over all, and roast until golden, turning once.'),
      step(2, 'rest', 'Fold in {} while all is hot.'),
    ],
  ),
  savoury(
    'Salad',
    ['leaf'],
    [
      step(8, ['meat', 'fish', 'tofu'], 'Fry {} until cooked through, and slice.'),
      step(5, ['leaf', 'vegetable', 'fruit'], 'Wash {}, and slice or tear into a bowl.'),
      step(1, 'rest', 'Add {}.'),
      step(
        3,
        ['fat', 'sauce', 'citrus', 'onion', 'garlic', 'spice'],
        'Chop or whisk {} into a dressing, and toss.',
      ),
    ],
  ),
  savoury(
    'Skillet',
    ['meat', 'fish', 'tofu', 'pulse'],
    [
      step(1, ['fat'], 'Heat {} in a wide pan.'),
      SOFTEN,
      step(9, ['meat', 'fish', 'tofu'], 'Cut up {}, and fry until cooked through.'),
      step(6, ['vegetable'], 'Cut {} into pieces, and cook them in the same pan until tender.'),
      step(4, 'rest', 'Stir in {}, and let all get hot.'),
    ],
  ),
  savoury(
    'Open sandwiches',
    ['bread'],
    [
      step(4, ['bread'], 'Toast {} until crisp.'),
      step(1, ['fat'], 'Spread {} on the toast.'),
      step(5, ['vegetable', 'onion', 'garlic', 'fruit'], 'Slice {} thinly.'),
      step(3, 'rest', 'Lay {} on the toast, with what is sliced.'),
    ],
  ),
  savoury(
    'Soup',
    ['vegetable', 'onion', 'garlic', 'cream'],
    [
      step(1, ['fat'], 'Heat {} in a deep pot.'),
      SOFTEN,
      step(5, ['vegetable'], 'Cut {} into small pieces, and stir them in.'),
      step(15, 'nothing', 'Pour in 600 ml of water, and simmer until all is soft.'),
      step(2, 'rest', 'Stir in {}.'),
    ],
  ),
]

/** For what the others have no use for. */
export const WARM_PLATE = savoury(
  'Warm plate',
  [],
  [
    step(2, ['fat'], 'Heat {} in a wide pan.'),
    step(8, 'rest', 'Add {}, and cook gently until hot through.'),
  ],
)
