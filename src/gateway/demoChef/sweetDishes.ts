import { BAKE, BATTER, type Dish, step, sweet } from './dish.ts'

/** From the most particular to the one that anything sweet can be. */
export const SWEET_DISHES: readonly Dish[] = [
  sweet('Sweet pancakes', ['flour'], [BATTER, BAKE, step(2, 'rest', 'Serve with {}.')], ['fat']),
  sweet(
    'Sweet porridge',
    ['grain'],
    [
      step(
        20,
        ['grain', 'cream', 'sweet', 'sweetSpice', 'fat'],
        'Simmer {} with as much water as it takes, stirring, until soft.',
      ),
      step(3, 'rest', 'Cut up what is large of {}, and stir in.'),
    ],
  ),
  sweet(
    'French toast',
    ['bread'],
    [
      step(4, ['egg', 'cream', 'sweet', 'sweetSpice'], 'Whisk {} in a deep plate.'),
      step(1, ['fat'], 'Heat {} in a pan.'),
      step(8, ['bread'], 'Soak {}, and fry in it until golden.'),
      step(2, 'rest', 'Serve with {}.'),
    ],
    ['fat'],
  ),
  sweet(
    'Sweet omelette',
    ['egg'],
    [
      step(3, ['egg', 'cream', 'sweet', 'sweetSpice'], 'Beat {} until frothy.'),
      step(5, ['fat'], 'Melt {} in a pan, pour in the mixture, and cook until set.'),
      step(3, 'rest', 'Cut up what is large of {}, and fold in.'),
    ],
    ['fat'],
  ),
  sweet(
    'Sweet bowl',
    [],
    [
      step(5, ['fruit', 'berry', 'citrus'], 'Rinse {}, and cut what is large into pieces.'),
      step(3, ['nut'], 'Toast {} in a dry pan until golden.'),
      step(2, 'rest', 'Stir {} together until smooth.'),
      step(1, ['sweetSpice'], 'Bring all together in two bowls, and dust with {}.'),
    ],
  ),
]
