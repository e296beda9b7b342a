import type { Kind } from './pantry.ts'

/**
 * `{}` stands for the ingredients that the step takes; where it should take some and there are none, it is left out.
 * `rest` takes what no other step of the dish does.
 */
export type Step = { minutes: number; takes: readonly Kind[] | 'rest' | 'nothing'; text: string }
export type Extra = 'oil' | 'salt' | 'cinnamon'
export type Dish = {
  name: string
  /** It is cooked where any of these is at hand. */
  needs: readonly Kind[]
  extras: readonly Extra[]
  steps: readonly Step[]
}

const BOWL: Dish = {
  name: 'Sweet bowl',
  needs: ['fruit', 'berry', 'sweet', 'nut', 'cream'],
  extras: ['cinnamon'],
  steps: [
    step(5, ['fruit', 'berry'], 'Rinse {}, and cut what is large into pieces.'),
    step(3, ['nut'], 'Toast {} in a dry pan until golden.'),
    step(2, ['cream', 'sweet'], 'Stir {} until smooth, and spoon over.'),
    step(1, 'nothing', 'Dust with the cinnamon, and serve.'),
  ],
}

const SOUP = savoury(
  'Soup',
  [],
  [
    step(5, ['onion', 'garlic', 'spice'], 'Chop {}, and soften in the oil in a deep pot.'),
    step(5, ['vegetable'], 'Cut {} into small pieces, and stir them in.'),
    step(2, 'rest', 'Add {}.'),
    step(15, 'nothing', 'Pour in 600 ml of water, and simmer until all is soft.'),
  ],
)

/** From the most particular to the least. */
const DISHES: readonly Dish[] = [
  savoury(
    'Pancakes',
    ['flour'],
    [
      step(
        5,
        ['flour', 'egg', 'cream', 'sweet', 'spice'],
        'Whisk {} into a smooth batter, with water if it is thick.',
      ),
      step(
        6,
        ['onion', 'garlic', 'vegetable', 'root'],
        'Chop {}, and fry in the oil until tender.',
      ),
      step(8, ['meat', 'fish', 'tofu'], 'Cut up {}, and fry until cooked through.'),
      step(10, 'nothing', 'Fry the batter in the oil by the ladleful, until golden on both sides.'),
      step(2, 'rest', 'Put {} on top.'),
    ],
  ),
  savoury(
    'Pasta',
    ['pasta'],
    [
      step(10, ['pasta'], 'Boil {} in salted water until just tender. Keep a cup of the water.'),
      step(8, ['onion', 'garlic', 'spice', 'vegetable', 'root'], 'Chop {}, and soften in the oil.'),
      step(8, ['meat', 'fish', 'tofu'], 'Cut up {}, and fry in the oil until cooked through.'),
      step(3, 'rest', 'Stir in {} with a splash of the water.'),
      step(1, 'nothing', 'Toss with the pasta over the heat.'),
    ],
  ),
  savoury(
    'One-pot pilaf',
    ['grain'],
    [
      step(5, ['onion', 'garlic', 'spice'], 'Chop {}, and soften in the oil in a deep pan.'),
      step(7, ['meat', 'fish', 'tofu'], 'Cut up {}, and brown on all sides.'),
      step(4, ['vegetable', 'root'], 'Cut {} into small pieces, and stir them in.'),
      step(2, ['grain'], 'Add {} with a pinch of salt and twice as much water.'),
      step(15, 'nothing', 'Cover, and simmer gently until the water is gone.'),
      step(2, 'rest', 'Fold in {}, and let stand under the lid.'),
    ],
  ),
  savoury(
    'Frittata',
    ['egg'],
    [
      step(
        8,
        ['onion', 'garlic', 'spice', 'vegetable', 'root'],
        'Chop {}, and fry in the oil until tender.',
      ),
      step(6, ['meat', 'fish', 'tofu'], 'Cut up {}, and fry until cooked through.'),
      step(2, ['egg'], 'Beat {} with a pinch of salt.'),
      step(2, 'rest', 'Stir {} into the mixture.'),
      step(
        8,
        'nothing',
        'Bring all together in the pan, cover, and cook over a low heat until set.',
      ),
    ],
  ),
  savoury(
    'Tray bake',
    ['root'],
    [
      step(1, 'nothing', 'Heat the oven to 200 °C.'),
      step(
        8,
        ['root', 'vegetable', 'onion', 'garlic'],
        'Cut {} into chunks, and spread them on a tray.',
      ),
      step(3, ['meat', 'fish', 'tofu', 'pulse', 'spice'], 'Add {} evenly between them.'),
      step(30, 'nothing', 'Trickle with oil, add salt, and roast until golden, turning once.'),
      step(2, 'rest', 'Fold in {} while all is hot.'),
    ],
  ),
  savoury(
    'Salad',
    ['leaf'],
    [
      step(5, ['leaf', 'vegetable', 'fruit'], 'Wash {}, and slice or tear into a bowl.'),
      step(8, ['meat', 'fish', 'tofu'], 'Fry {} in a little oil until cooked through, and slice.'),
      step(3, ['onion', 'garlic', 'spice', 'sauce'], 'Chop or whisk {} into a dressing.'),
      step(1, 'rest', 'Add {} to the bowl.'),
      step(1, 'nothing', 'Toss with the oil and a pinch of salt.'),
    ],
  ),
  savoury(
    'Skillet',
    ['meat', 'fish', 'tofu', 'pulse'],
    [
      step(5, ['onion', 'garlic', 'spice'], 'Chop {}, and soften in the oil in a wide pan.'),
      step(9, ['meat', 'fish', 'tofu'], 'Cut up {}, and fry until browned and cooked through.'),
      step(6, ['vegetable'], 'Cut {} into pieces, and cook them in the same pan until tender.'),
      step(4, 'rest', 'Stir in {}, and let all get hot.'),
    ],
  ),
  savoury(
    'Open sandwiches',
    ['bread'],
    [
      step(4, ['bread'], 'Toast {} until crisp, and brush with the oil.'),
      step(5, ['vegetable', 'onion', 'garlic'], 'Slice {} thinly, and add a pinch of salt.'),
      step(3, 'rest', 'Arrange {} with the rest on the toast.'),
    ],
  ),
]

/** A bowl of what is sweet and no more, else the most particular dish that the kinds allow, else soup. */
export function dishFor(kinds: readonly Kind[]): Dish {
  if (kinds.every((kind) => BOWL.needs.includes(kind))) return BOWL
  return DISHES.find(({ needs }) => needs.some((kind) => kinds.includes(kind))) ?? SOUP
}

function savoury(name: string, needs: readonly Kind[], steps: readonly Step[]): Dish {
  const finish = [
    step(1, ['herb', 'cheese', 'nut'], 'Scatter {} on top.'),
    step(0, 'nothing', 'Taste, season, and serve at once.'),
  ]
  return { name, needs, extras: ['oil', 'salt'], steps: [...steps, ...finish] }
}

function step(minutes: number, takes: Step['takes'], text: string): Step {
  return { minutes, takes, text }
}
