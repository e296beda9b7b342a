import { expect, it } from 'vitest'
import {
  recipeDeltaReceived,
  recipeSlice,
  requestRecipe,
  requestRetried,
  requestStopped,
} from '../../../src/features/recipe/recipeSlice.ts'
import type { RecipeState, Step } from '../../../src/features/recipe/recipeState.ts'

const { pending, fulfilled, rejected } = requestRecipe
const { reducer } = recipeSlice
const INPUT = { ingredients: ['leek'] }
const STEW = { text: '# Stew', finishReason: 'length' } as const
const SOUP = { recipe: '# Soup', recipeId: 'r0', finishReason: 'stop' } as const
const IDLE = { phase: 'idle' } as const
const STOPPED = { phase: 'stopped' } as const

/** All events of a request but its start. */
const EVENTS = {
  'is retried': (id: string) => requestRetried({ id }),
  'sends a delta': (id: string) => recipeDeltaReceived({ id, delta: 'up' }),
  succeeds: (id: string) => fulfilled(STEW, id, INPUT),
  fails: (id: string) => rejected(null, id, INPUT, 'setup', { message: 'no' }),
  'fails without a reason': (id: string) => rejected(null, id, INPUT),
  'is stopped': (id: string) => requestStopped({ id }),
}

/** A running request, with the recipe from before. */
const running = (step: Step, draft = ''): RecipeState => {
  return { ...SOUP, request: { phase: 'running', id: 'r1', step, draft } }
}

// The thunk's condition keeps a request from starting while another runs.
it.each([IDLE, STOPPED])('a request starts after another, with %o', (request) => {
  expect(reducer({ ...SOUP, request }, pending('r1', INPUT))).toStrictEqual(running('asking'))
})

const STEWED = { recipe: '# Stew', recipeId: 'r1', finishReason: 'length', request: IDLE } as const
const FAILED = { recipe: undefined, failure: 'setup', request: IDLE } as const
const INTERRUPTED = { recipe: '# So', recipeId: 'r1', finishReason: 'interrupted' } as const

it.each<[keyof typeof EVENTS, RecipeState, RecipeState]>([
  ['is retried', running('asking'), running('retrying')],
  ['is retried', running('streaming', '# So'), running('streaming', '# So')],
  ['sends a delta', running('asking'), running('streaming', 'up')],
  ['sends a delta', running('retrying', ' \n'), running('streaming', ' \nup')],
  ['sends a delta', running('asking', '<think>'), running('asking', '<think>up')],
  ['succeeds', running('asking'), STEWED],
  ['succeeds', running('streaming', '# St'), STEWED],
  ['fails', running('asking', ' \n'), FAILED],
  ['fails', running('retrying'), FAILED],
  ['fails', running('streaming', '# So'), { ...INTERRUPTED, request: IDLE }],
  ['fails without a reason', running('asking'), { ...FAILED, failure: 'unavailable' }],
  ['is stopped', running('asking', ' \n'), { ...SOUP, request: STOPPED }],
  ['is stopped', running('retrying'), { ...SOUP, request: STOPPED }],
  ['is stopped', running('streaming', '# So'), { ...INTERRUPTED, request: STOPPED }],
])('a running request %s, in the state %j', (event, state, expected) => {
  expect(reducer(state, EVENTS[event]('r1'))).toStrictEqual(expected)
})

it.each([
  ['while another runs', running('streaming', '# So')],
  ['after it has ended', { ...SOUP, request: IDLE }],
  ['after it was stopped', { ...SOUP, request: STOPPED }],
])('nothing changes when a request sends an event %s', (_, state) => {
  for (const event of Object.values(EVENTS)) expect(reducer(state, event('r0'))).toBe(state)
})
