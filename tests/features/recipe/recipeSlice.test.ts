import { expect, it } from 'vitest'
import {
  recipeDeltaReceived,
  recipeSlice,
  requestRecipe,
  requestRetried,
  requestStopped,
} from '../../../src/features/recipe/recipeSlice.ts'
import type { RecipeState, Step } from '../../../src/features/recipe/recipeState.ts'
import { INPUT } from '../../support/fakeChat.ts'
import { IDLE, running, SOUP, STOPPED } from '../../support/recipeStates.ts'

const { pending, fulfilled, rejected } = requestRecipe
const { reducer } = recipeSlice
const STEW = { text: '# Stew', finishReason: 'length' } as const

/** All events of a request but its start. */
const EVENTS = {
  'is retried': (id: string) => requestRetried({ id }),
  'sends a delta': (id: string) => recipeDeltaReceived({ id, delta: 'up' }),
  succeeds: (id: string) => fulfilled(STEW, id, INPUT),
  fails: (id: string) => rejected(null, id, INPUT, 'setup', { message: 'no' }),
  'fails without a reason': (id: string) => rejected(null, id, INPUT),
  'is stopped': (id: string) => requestStopped({ id }),
}

/** The state while a request runs, with the recipe from before. */
const during = (step: Step, draft = ''): RecipeState => ({
  ...SOUP,
  request: running(step, draft),
})

// The thunk's condition keeps a request from starting while another runs.
it.each([IDLE, STOPPED])('a request can start when the last one is %o', (request) => {
  expect(reducer({ ...SOUP, request }, pending('r1', INPUT))).toStrictEqual(during('asking'))
})

const STEWED = { recipe: '# Stew', recipeId: 'r1', finishReason: 'length', request: IDLE } as const
const FAILED = { recipe: undefined, failure: 'setup', request: IDLE } as const
const INTERRUPTED = { recipe: '# So', recipeId: 'r1', finishReason: 'interrupted' } as const

it.each<[keyof typeof EVENTS, RecipeState, RecipeState]>([
  ['is retried', during('asking'), during('retrying')],
  ['is retried', during('streaming', '# So'), during('streaming', '# So')],
  ['sends a delta', during('asking'), during('streaming', 'up')],
  ['sends a delta', during('retrying', ' \n'), during('streaming', ' \nup')],
  ['sends a delta', during('asking', '<think>'), during('asking', '<think>up')],
  ['succeeds', during('asking'), STEWED],
  ['succeeds', during('streaming', '# St'), STEWED],
  ['fails', during('asking', ' \n'), FAILED],
  ['fails', during('retrying'), FAILED],
  ['fails', during('streaming', '# So'), { ...INTERRUPTED, request: IDLE }],
  ['fails without a reason', during('asking'), { ...FAILED, failure: 'unavailable' }],
  ['is stopped', during('asking', ' \n'), { ...SOUP, request: STOPPED }],
  ['is stopped', during('retrying'), { ...SOUP, request: STOPPED }],
  ['is stopped', during('streaming', '# So'), { ...INTERRUPTED, request: STOPPED }],
])('a running request %s, in the state %j', (event, state, expected) => {
  expect(reducer(state, EVENTS[event]('r1'))).toStrictEqual(expected)
})

it.each([
  ['while another runs', during('streaming', '# So')],
  ['after it has ended', { ...SOUP, request: IDLE }],
  ['after it was stopped', { ...SOUP, request: STOPPED }],
])('nothing changes when a request sends an event %s', (_, state) => {
  for (const event of Object.values(EVENTS)) expect(reducer(state, event('r0'))).toBe(state)
})
