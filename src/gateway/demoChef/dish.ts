import type { Kind } from './pantry.ts'

/**
 * `{}` stands for the ingredients that the step takes; where it should take some and there are none, it is left out.
 * `rest` takes what no other step of the dish does.
 */
export type Step = { minutes: number; takes: readonly Kind[] | 'rest' | 'nothing'; text: string }

export type Extra = 'bread' | 'fat' | 'seasoning' | 'sweetSpice'

export type Dish = {
  name: string
  /** It is cooked where any of these is at hand; where it needs none, always. */
  needs: readonly Kind[]
  /** What the chef adds where there is none. */
  extras: readonly Extra[]
  steps: readonly Step[]
}

const LAST_STEPS: readonly [Kind[], string][] = [
  [['egg'], 'Beat {}, pour in, and stir until set.'],
  [['citrus', 'herb', 'cheese', 'nut'], 'Finish with {}.'],
  [['seasoning'], 'Season with {}, and serve at once.'],
]

/** With oil and salt, and at the end what savoury dishes have in common. */
export function savoury(name: string, needs: readonly Kind[], steps: readonly Step[]): Dish {
  const taken = steps.flatMap(({ takes }) => (typeof takes === 'string' ? [] : takes))
  const last = LAST_STEPS.map(([kinds, text]) =>
    step(
      2,
      kinds.filter((kind) => !taken.includes(kind)),
      text,
    ),
  )
  return { name, needs, extras: ['fat', 'seasoning'], steps: [...steps, ...last] }
}

export function sweet(
  name: string,
  needs: readonly Kind[],
  steps: readonly Step[],
  extras: Dish['extras'] = ['sweetSpice'],
): Dish {
  return { name, needs, extras, steps: [...steps, step(0, 'nothing', 'Serve at once.')] }
}

export function step(minutes: number, takes: Step['takes'], text: string): Step {
  return { minutes, takes, text }
}

/** What pancakes start and end with, whatever goes on top. */
export const BATTER = step(
  5,
  ['flour', 'egg', 'cream', 'sweet', 'sweetSpice'],
  'Whisk {} into a smooth batter, with water if it is thick.',
)
export const BAKE = step(
  10,
  ['fat'],
  'Heat {} in a pan, and bake the batter by the ladleful until golden on both sides.',
)
