import { expect, it } from 'vitest'
import type { RecipeState, Step } from '../../../src/features/recipe/recipeSlice.ts'
import {
  selectContents,
  selectFailure,
  selectHasRecipe,
  selectShownRecipe,
  selectStatus,
} from '../../../src/features/recipe/selectors.ts'

const SOUP = { recipe: '# Soup', recipeId: 'r0', finishReason: 'stop' } as const
const CUT = { recipe: '# St', recipeId: 'r1', finishReason: 'length' } as const
const FAILED = { recipe: undefined, failure: 'busy' } as const
const IDLE = { phase: 'idle' } as const
const STOPPED = { phase: 'stopped' } as const
const running = (step: Step, draft = '') => ({ phase: 'running', id: 'r2', step, draft }) as const

const rootState = (recipe: RecipeState) => ({ ingredients: [], recipe })

it.each<[string, RecipeState, unknown, unknown]>([
  ['nothing asked', { recipe: null, request: IDLE }, undefined, undefined],
  ['asking', { recipe: null, request: running('asking') }, undefined, undefined],
  ['asking', { ...SOUP, request: running('asking') }, SOUP, 'ended'],
  ['retrying', { ...FAILED, request: running('retrying', ' \n') }, undefined, 'failure'],
  [
    'streaming',
    { ...SOUP, request: running('streaming', '# Pi') },
    { recipeId: 'r2', recipe: '# Pi' },
    'streaming',
  ],
  ['stopped', { recipe: null, request: STOPPED }, undefined, undefined],
  ['stopped', { ...SOUP, request: STOPPED }, SOUP, 'ended'],
  ['failed', { ...FAILED, request: IDLE }, undefined, 'failure'],
  ['ready', { ...SOUP, request: IDLE }, SOUP, 'ended'],
  ['unfinished', { ...CUT, request: IDLE }, CUT, 'ended'],
  ['empty reply', { ...SOUP, recipe: ' \n', request: IDLE }, undefined, 'wordless'],
  ['unfinished empty reply', { ...CUT, recipe: '', request: IDLE }, undefined, 'wordless'],
])('the status is %j in the state %j', (status, state, shown, contents) => {
  // An export from Redux DevTools may leave out what is undefined.
  for (const copy of [state, JSON.parse(JSON.stringify(state)) as RecipeState]) {
    const root = rootState(copy)
    expect(selectStatus(root)).toBe(status)
    expect(selectShownRecipe(root)).toEqual(shown)
    expect(selectHasRecipe(root)).toBe(shown !== undefined)
    expect(selectContents(root)).toBe(contents)
  }
})

it('a failure is known until a recipe replaces it', () => {
  expect(selectFailure(rootState({ ...FAILED, request: running('asking') }))).toBe('busy')
  expect(selectFailure(rootState({ ...SOUP, request: IDLE }))).toBeUndefined()
})

it('the shown recipe is the same object for the same state', () => {
  const state = rootState({ ...SOUP, request: running('streaming', '# So') })
  expect(selectShownRecipe(state)).toBe(selectShownRecipe(state))
})
