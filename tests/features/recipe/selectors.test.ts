import { expect, it } from 'vitest'
import type { RecipeState, ShownRecipe } from '../../../src/features/recipe/recipeState.ts'
import {
  type Status,
  selectAreaStatus,
  selectIsRecipeShown,
  selectShownRecipe,
  selectStatus,
} from '../../../src/features/recipe/selectors.ts'
import type { Failure } from '../../../src/protocol/chat.ts'
import { IDLE, rootState, running, SOUP, STOPPED } from '../../support/recipeStates.ts'

const CUT = { recipe: '# St', recipeId: 'r1', finishReason: 'length' } as const
const FAILED = { recipe: undefined, failure: 'busy' } as const

/** States with each status, and the recipe that is then shown. */
const STATES: Record<Exclude<Status, Failure> | 'busy', [RecipeState, shown?: ShownRecipe][]> = {
  initial: [[{ recipe: null, request: IDLE }]],
  asking: [
    [{ recipe: null, request: running('asking') }],
    [{ ...SOUP, request: running('asking') }, SOUP],
  ],
  retrying: [[{ ...FAILED, request: running('retrying', ' \n') }]],
  streaming: [
    [
      { ...SOUP, request: running('streaming', '# Pi') },
      { recipeId: 'r1', recipe: '# Pi' },
    ],
  ],
  stopped: [[{ recipe: null, request: STOPPED }], [{ ...SOUP, request: STOPPED }, SOUP]],
  busy: [[{ ...FAILED, request: IDLE }]],
  ready: [[{ ...SOUP, request: IDLE }, SOUP]],
  unfinished: [[{ ...CUT, request: IDLE }, CUT]],
  empty: [[{ ...SOUP, recipe: ' \n', request: IDLE }]],
  unfinishedEmpty: [[{ ...CUT, recipe: '', request: IDLE }]],
}
const ROWS = Object.entries(STATES).flatMap(([status, states]) =>
  states.map(([state, shown]) => [status, state, shown] as const),
)

it.each(ROWS)(
  'the status is %j in the state %j, and the recipe shown is %j',
  (status, state, shown) => {
    // An export from Redux DevTools may leave out what is undefined.
    for (const copy of [state, JSON.parse(JSON.stringify(state)) as RecipeState]) {
      const root = rootState(copy)
      expect(selectStatus(root)).toBe(status)
      expect(selectShownRecipe(root)).toEqual(shown)
      expect(selectIsRecipeShown(root)).toBe(shown !== undefined)
    }
  },
)

it('the recipe area shows a failure until the next recipe has words', () => {
  const areaStatus = (state: RecipeState) => selectAreaStatus(rootState(state))
  expect(areaStatus({ ...FAILED, request: running('asking') })).toBe('busy')
  expect(areaStatus({ ...FAILED, request: running('streaming', '# Pi') })).toBe('streaming')
  expect(areaStatus({ ...SOUP, request: IDLE })).toBe('ready')
})

it('the shown recipe is the same object for the same state', () => {
  const state = rootState({ ...SOUP, request: running('streaming', '# So') })
  expect(selectShownRecipe(state)).toBe(selectShownRecipe(state))
})
