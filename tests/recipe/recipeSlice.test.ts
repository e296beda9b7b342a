import { describe, expect, it } from 'vitest'
import { added } from '../../src/ingredients/ingredientsSlice.ts'
import { arrived, recipeSlice, requestRecipe } from '../../src/recipe/recipeSlice.ts'
import type { RecipeState, Settled } from '../../src/recipe/recipeState.ts'

const { pending, fulfilled, rejected } = requestRecipe

const UNASKED: Settled = { phase: 'idle', recipe: null }
const ANSWERED: Settled = { phase: 'idle', recipe: '# Soup' }
const FAILED: Settled = { phase: 'failed', recipe: undefined, failure: 'busy' }
const asking = (before: Settled): RecipeState => ({ phase: 'asking', requestId: 'r1', before })

const stopped = (before: Settled): RecipeState => ({ phase: 'stopped', before })
const answering = (before: Settled, recipe = '# So', tokens = 2): RecipeState => ({
  phase: 'answering',
  requestId: 'r1',
  before,
  recipe,
  tokens,
})

const events = {
  requested: pending('r1', undefined),
  'requested again': pending('r2', undefined),
  'a piece arrived': arrived({ requestId: 'r1', text: 'up', tokens: 3 }),
  'a piece arrived late or for another': arrived({ requestId: 'r0', text: 'up', tokens: 3 }),
  answered: fulfilled('# Stew', 'r1', undefined),
  'answered late or for another': fulfilled('# Stew', 'r0', undefined),
  failed: rejected(null, 'r1', undefined, 'quota'),
  'failed late or for another': rejected(null, 'r0', undefined, 'quota'),
  'failed in a way that nobody foresaw': rejected(new Error('?'), 'r1', undefined),
  stopped: rejected(abortError(), 'r1', undefined),
  'stopped late or for another': rejected(abortError(), 'r0', undefined),
  'an ingredient added': added('salt'),
}
type Event = keyof typeof events

const SAME = Symbol('the same state')
const STEW: RecipeState = { phase: 'idle', recipe: '# Stew' }
const NO_QUOTA: RecipeState = { phase: 'failed', recipe: undefined, failure: 'quota' }
const NO_ANSWER: RecipeState = { phase: 'failed', recipe: undefined, failure: 'unreachable' }

const whileSettled = (state: Settled): Record<Event, RecipeState | typeof SAME> => ({
  requested: asking(state),
  'requested again': { phase: 'asking', requestId: 'r2', before: state },
  'a piece arrived': SAME,
  'a piece arrived late or for another': SAME,
  answered: SAME,
  'answered late or for another': SAME,
  failed: SAME,
  'failed late or for another': SAME,
  'failed in a way that nobody foresaw': SAME,
  stopped: SAME,
  'stopped late or for another': SAME,
  'an ingredient added': SAME,
})

const whileAsking = (before: Settled): Record<Event, RecipeState | typeof SAME> => ({
  requested: SAME,
  'requested again': SAME,
  'a piece arrived': answering(before, 'up', 3),
  'a piece arrived late or for another': SAME,
  answered: STEW,
  'answered late or for another': SAME,
  failed: NO_QUOTA,
  'failed late or for another': SAME,
  'failed in a way that nobody foresaw': NO_ANSWER,
  stopped: stopped(before),
  'stopped late or for another': SAME,
  'an ingredient added': SAME,
})

const whileAnswering = (before: Settled): Record<Event, RecipeState | typeof SAME> => ({
  ...whileAsking(before),
  'a piece arrived': answering(before, '# Soup', 5),
})

describe.each([
  ['never asked', UNASKED, whileSettled(UNASKED)],
  ['answered', ANSWERED, whileSettled(ANSWERED)],
  ['failed', FAILED, whileSettled(FAILED)],
  ['stopped before any answer', stopped(UNASKED), whileSettled(UNASKED)],
  ['stopped after an answer', stopped(ANSWERED), whileSettled(ANSWERED)],
  ['stopped after a failure', stopped(FAILED), whileSettled(FAILED)],
  ['asking for the first time', asking(UNASKED), whileAsking(UNASKED)],
  ['asking after an answer', asking(ANSWERED), whileAsking(ANSWERED)],
  ['asking after a failure', asking(FAILED), whileAsking(FAILED)],
  ['answering for the first time', answering(UNASKED), whileAnswering(UNASKED)],
  ['answering after an answer', answering(ANSWERED), whileAnswering(ANSWERED)],
  ['answering after a failure', answering(FAILED), whileAnswering(FAILED)],
])('the recipe, %s', (_, state, table) => {
  it.each(Object.entries(table))('when %s', (event, expected) => {
    const next = recipeSlice.reducer(state, events[event as Event])
    if (expected === SAME) expect(next).toBe(state)
    else expect(next).toStrictEqual(expected)
  })
})

it('is null before any request', () => {
  expect(recipeSlice.getInitialState()).toStrictEqual(UNASKED)
})

function abortError() {
  return new DOMException('Stopped', 'AbortError')
}
