import { expect, it } from 'vitest'
import {
  chooseShown,
  type RecipeState,
  recipeDeltaReceived,
  recipeSlice,
  requestRecipe,
  requestRetried,
  type Step,
} from '../../../src/features/recipe/recipeSlice.ts'

const { pending, fulfilled, rejected } = requestRecipe
const { reducer } = recipeSlice
const ABORT = new DOMException('Stopped', 'AbortError')
const STEW = { text: '# Stew', finishReason: 'length' } as const
const SOUP = { recipe: '# Soup', recipeId: 'r0', finishReason: 'stop' } as const
const IDLE = { phase: 'idle' } as const
const STOPPED = { phase: 'stopped' } as const

/** All events of a request but its start. */
const EVENTS = {
  'is retried': (id: string) => requestRetried({ id }),
  'sends a delta': (id: string) => recipeDeltaReceived({ id, delta: 'up' }),
  succeeds: (id: string) => fulfilled(STEW, id, undefined),
  fails: (id: string) => rejected(null, id, undefined, 'setup'),
  'fails without a reason': (id: string) => rejected(null, id, undefined),
  'is stopped': (id: string) => rejected(ABORT, id, undefined),
}

/** A running request, with the recipe from before. */
const running = (step: Step, draft = ''): RecipeState => {
  return { ...SOUP, request: { phase: 'running', id: 'r1', step, draft } }
}

// The thunk's condition keeps a request from starting while another runs.
it.each([IDLE, STOPPED])('a request starts after another, with %o', (request) => {
  expect(reducer({ ...SOUP, request }, pending('r1', undefined))).toStrictEqual(running('asking'))
})

const STEWED = { recipe: '# Stew', recipeId: 'r1', finishReason: 'length', request: IDLE } as const
const WRITTEN_SO_FAR = { recipe: '# So', recipeId: 'r1', finishReason: 'interrupted' } as const
it.each<[keyof typeof EVENTS, string, RecipeState]>([
  ['is retried', '', running('retrying')],
  ['sends a delta', ' \n', running('streaming', ' \nup')],
  ['succeeds', '# St', STEWED],
  ['fails', ' \n', { recipe: undefined, failure: 'setup', request: IDLE }],
  ['fails without a reason', '', { recipe: undefined, failure: 'unavailable', request: IDLE }],
  ['fails', '# So', { ...WRITTEN_SO_FAR, request: IDLE }],
  ['is stopped', ' \n', { ...SOUP, request: STOPPED }],
  ['is stopped', '# So', { ...WRITTEN_SO_FAR, request: STOPPED }],
])('a running request %s, with the draft %j', (event, draft, expected) => {
  expect(reducer(running('asking', draft), EVENTS[event]('r1'))).toStrictEqual(expected)
})

it.each([
  ['while another runs', running('streaming', '# So')],
  ['after it has ended', { ...SOUP, request: IDLE }],
  ['after it was stopped', { ...SOUP, request: STOPPED }],
])('nothing changes when a request sends an event %s', (_, state) => {
  for (const event of Object.values(EVENTS)) expect(reducer(state, event('r0'))).toBe(state)
})

const WRITTEN = { recipeId: 'r1', recipe: '# So' }

it.each<[string, RecipeState, unknown]>([
  ['nothing before the first request', { recipe: null, request: IDLE }, undefined],
  ['the recipe', { ...SOUP, request: IDLE }, SOUP],
  ['nothing of an empty reply', { ...SOUP, recipe: ' \n', request: IDLE }, undefined],
  ['nothing of a failure', { recipe: undefined, failure: 'busy', request: STOPPED }, undefined],
  ['the recipe from before until a stream begins', running('asking'), SOUP],
  ['the recipe from before until a stream has a word', running('retrying', ' \n'), SOUP],
  ['the draft', running('streaming', '# So'), WRITTEN],
])('the recipe area shows %s', (_, state, shown) => {
  expect(chooseShown(state)).toStrictEqual(shown)
  // An export from Redux DevTools leaves out what is undefined.
  expect(chooseShown(JSON.parse(JSON.stringify(state)))).toStrictEqual(shown)
})
