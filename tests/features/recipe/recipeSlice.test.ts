import type { UnknownAction } from '@reduxjs/toolkit'
import { expect, it } from 'vitest'
import {
  recipeDeltaReceived,
  recipeSlice,
  requestRecipe,
  requestRetried,
  requestStopped,
} from '../../../src/features/recipe/recipeSlice.ts'
import type { RecipeState, RequestStep } from '../../../src/features/recipe/recipeState.ts'
import { INPUT } from '../../support/fakeChat.ts'
import { IDLE, running, SOUP, STOPPED } from '../../support/recipeStates.ts'

const { pending, fulfilled, rejected } = requestRecipe
const { reducer } = recipeSlice
const STEW = { text: '# Stew', finishReason: 'length' } as const

type EventName =
  | keyof typeof recipeSlice.actions
  | 'fulfilled'
  | 'rejected'
  | 'rejected without a failure'

/** All events of a request but its start. */
const EVENTS: Record<EventName, (id: string) => UnknownAction> = {
  requestRetried: (id) => requestRetried({ id }),
  recipeDeltaReceived: (id) => recipeDeltaReceived({ id, delta: 'up' }),
  fulfilled: (id) => fulfilled(STEW, id, INPUT),
  rejected: (id) => rejected(null, id, INPUT, 'setup', { message: 'no' }),
  'rejected without a failure': (id) => rejected(null, id, INPUT),
  requestStopped: (id) => requestStopped({ id }),
}

/** The state while a request runs, with the recipe from before. */
const during = (step: RequestStep, draft = ''): RecipeState => ({
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

it.each<[EventName, RecipeState, RecipeState]>([
  ['requestRetried', during('asking'), during('retrying')],
  ['requestRetried', during('streaming', '# So'), during('streaming', '# So')],
  ['recipeDeltaReceived', during('asking'), during('streaming', 'up')],
  ['recipeDeltaReceived', during('retrying', ' \n'), during('streaming', ' \nup')],
  ['recipeDeltaReceived', during('asking', '<think>'), during('asking', '<think>up')],
  ['fulfilled', during('asking'), STEWED],
  ['fulfilled', during('streaming', '# St'), STEWED],
  ['rejected', during('asking', ' \n'), FAILED],
  ['rejected', during('retrying'), FAILED],
  ['rejected', during('streaming', '# So'), { ...INTERRUPTED, request: IDLE }],
  ['rejected without a failure', during('asking'), { ...FAILED, failure: 'unavailable' }],
  ['requestStopped', during('asking', ' \n'), { ...SOUP, request: STOPPED }],
  ['requestStopped', during('retrying'), { ...SOUP, request: STOPPED }],
  ['requestStopped', during('streaming', '# So'), { ...INTERRUPTED, request: STOPPED }],
])('a running request gets the event %s, in the state %j', (event, state, expected) => {
  expect(reducer(state, EVENTS[event]('r1'))).toStrictEqual(expected)
})

it.each([
  ['while another runs', during('streaming', '# So')],
  ['after it has ended', { ...SOUP, request: IDLE }],
  ['after it was stopped', { ...SOUP, request: STOPPED }],
])('nothing changes when a request sends an event %s', (_, state) => {
  for (const event of Object.values(EVENTS)) expect(reducer(state, event('r0'))).toBe(state)
})
