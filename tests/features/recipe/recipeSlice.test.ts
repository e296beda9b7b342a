import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { makeStore } from '../../../src/app/store.ts'
import { ChatError } from '../../../src/chat/chat.ts'
import { added } from '../../../src/features/ingredients/ingredientsSlice.ts'
import { recipeMessages } from '../../../src/features/recipe/prompt.ts'
import {
  arrived,
  notReady,
  recipeSlice,
  requestRecipe,
  selectFailure,
  selectMayRequest,
  selectRecipe,
} from '../../../src/features/recipe/recipeSlice.ts'
import type { RecipeState, Settled } from '../../../src/features/recipe/recipeState.ts'
import { fakeChat } from '../../support/fakeChat.ts'

const { pending, fulfilled, rejected } = requestRecipe
const ABORT = new DOMException('Stopped', 'AbortError')

const UNASKED: Settled = { phase: 'unasked', recipe: null }
const ANSWERED: Settled = { phase: 'answered', recipe: '# Soup', finishReason: 'stop' }
const FAILED: Settled = { phase: 'failed', recipe: undefined, failure: 'busy' }
const stopped = (before: Settled): RecipeState => ({ phase: 'stopped', before })
const asking = (before: Settled, requestId = 'r1'): RecipeState => ({
  phase: 'asking',
  requestId,
  before,
})
const waiting = (before: Settled): RecipeState => ({ phase: 'waiting', requestId: 'r1', before })
const answering = (before: Settled, recipe = '# So'): RecipeState => ({
  phase: 'answering',
  requestId: 'r1',
  before,
  recipe,
})

const EVENTS = {
  requested: pending('r1', undefined),
  'requested again': pending('r2', undefined),
  'not ready': notReady({ requestId: 'r1' }),
  'a piece arrived': arrived({ requestId: 'r1', text: 'up' }),
  answered: fulfilled({ text: '# Stew', finishReason: 'length' }, 'r1', undefined),
  failed: rejected(null, 'r1', undefined, 'quota'),
  'failed in a way that nobody foresaw': rejected(new Error('?'), 'r1', undefined),
  stopped: rejected(ABORT, 'r1', undefined),
  'not ready, for another': notReady({ requestId: 'r0' }),
  'a piece arrived late or for another': arrived({ requestId: 'r0', text: 'up' }),
  'answered late or for another': fulfilled(
    { text: '# Stew', finishReason: 'length' },
    'r0',
    undefined,
  ),
  'failed late or for another': rejected(null, 'r0', undefined, 'quota'),
  'stopped late or for another': rejected(ABORT, 'r0', undefined),
  'an ingredient added': added('salt'),
}
/** The states that the events lead to; any other event leaves the same state. */
type Moves = { [Event in keyof typeof EVENTS]?: RecipeState }

const whileSettled = (before: Settled): Moves => ({
  requested: asking(before),
  'requested again': asking(before, 'r2'),
})
const whileAsking = (before: Settled): Moves => ({
  'a piece arrived': answering(before, 'up'),
  'not ready': waiting(before),
  answered: { phase: 'answered', recipe: '# Stew', finishReason: 'length' },
  failed: { phase: 'failed', recipe: undefined, failure: 'quota' },
  'failed in a way that nobody foresaw': {
    phase: 'failed',
    recipe: undefined,
    failure: 'unreachable',
  },
  stopped: stopped(before),
})
const whileWaiting = (before: Settled): Moves => {
  const { 'not ready': _, ...moves } = whileAsking(before)
  return moves
}
const whileAnswering = (before: Settled): Moves => ({
  ...whileWaiting(before),
  'a piece arrived': answering(before, '# Soup'),
})

describe.each<[string, RecipeState, Moves, unknown, boolean, unknown]>([
  ['never asked', UNASKED, whileSettled(UNASKED), null, true, undefined],
  ['answered', ANSWERED, whileSettled(ANSWERED), '# Soup', true, undefined],
  ['failed', FAILED, whileSettled(FAILED), undefined, true, 'busy'],
  ['stopped before any answer', stopped(UNASKED), whileSettled(UNASKED), null, true, undefined],
  ['stopped after an answer', stopped(ANSWERED), whileSettled(ANSWERED), '# Soup', true, undefined],
  ['stopped after a failure', stopped(FAILED), whileSettled(FAILED), undefined, true, 'busy'],
  ['asking for the first time', asking(UNASKED), whileAsking(UNASKED), null, false, undefined],
  ['asking after an answer', asking(ANSWERED), whileAsking(ANSWERED), '# Soup', false, undefined],
  ['asking after a failure', asking(FAILED), whileAsking(FAILED), undefined, false, 'busy'],
  ['waiting', waiting(UNASKED), whileWaiting(UNASKED), null, false, undefined],
  [
    'waiting after an answer',
    waiting(ANSWERED),
    whileWaiting(ANSWERED),
    '# Soup',
    false,
    undefined,
  ],
  ['answering', answering(UNASKED), whileAnswering(UNASKED), '# So', false, undefined],
  [
    'answering after an answer',
    answering(ANSWERED),
    whileAnswering(ANSWERED),
    '# So',
    false,
    undefined,
  ],
  [
    'answering after a failure',
    answering(FAILED),
    whileAnswering(FAILED),
    '# So',
    false,
    undefined,
  ],
])('the recipe, %s', (_, state, moves, recipe, mayRequest, failure) => {
  it.each(Object.entries(EVENTS))('when %s', (event, action) => {
    const expected = moves[event as keyof Moves]
    const next = recipeSlice.reducer(state, action)
    if (expected) expect(next).toStrictEqual(expected)
    else expect(next).toBe(state)
  })

  it.each([
    ['as it stands', state],
    ['after an export and import through Redux DevTools', JSON.parse(JSON.stringify(state))],
  ])('reads the same %s', (_, state) => {
    const root = makeStore(fakeChat(), { recipe: state }).getState()
    expect(selectRecipe(root)).toBe(recipe)
    expect(selectMayRequest(root)).toBe(mayRequest)
    expect(selectFailure(root)).toBe(failure)
  })
})

it('the recipe is null before any request', () => {
  expect(recipeSlice.getInitialState()).toStrictEqual(UNASKED)
})

describe('requestRecipe', () => {
  let consoleError: MockInstance
  beforeEach(() => {
    consoleError = vi.spyOn(console, 'error').mockReturnValue()
  })

  /** A store with an answer already, if there is one. */
  async function start(answer?: string) {
    const chat = fakeChat()
    const store = makeStore(chat, { ingredients: ['egg', '', ' salt '] })
    if (answer !== undefined) {
      const request = store.dispatch(requestRecipe())
      chat.lastCall.answer(answer)
      await request
    }
    return { chat, store }
  }

  it('asks the chat once, for the ingredients on hand', async () => {
    const { chat, store } = await start()
    store.dispatch(requestRecipe())
    const messages = recipeMessages(['egg', '', ' salt '])
    expect(chat.calls.map((call) => call.messages)).toEqual([messages])
  })

  it('shows what has come of an answer, piece by piece, and then the whole', async () => {
    const { chat, store } = await start()
    const request = store.dispatch(requestRecipe())
    for (const text of ['# Ome', 'let', 'te']) chat.lastCall.arrive(text)
    expect(selectRecipe(store.getState())).toBe('# Omelette')
    chat.lastCall.answer('# Omelette!')
    await request
    expect(selectRecipe(store.getState())).toBe('# Omelette!')
  })

  it.each<[string, unknown, string, string]>([
    ['a ChatError', new ChatError('quota', 'no credits'), 'quota', 'no credits'],
    ['an error of no known kind', new TypeError('no chat'), 'unreachable', 'no chat'],
    ['what is not an error', 'oh', 'unreachable', 'oh'],
  ])(
    'fails on %s, also half way, and logs the message alone',
    async (_, error, failure, message) => {
      const { chat, store } = await start('# Before')
      const request = store.dispatch(requestRecipe())
      chat.lastCall.arrive('# Half')
      chat.lastCall.fail(error)
      await request
      expect(selectRecipe(store.getState())).toBeUndefined()
      expect(selectFailure(store.getState())).toBe(failure)
      expect(consoleError.mock.calls).toEqual([[message]])
    },
  )

  it('refuses a second call while one runs, and dispatches nothing for it', async () => {
    const { chat, store } = await start()
    store.dispatch(requestRecipe())
    const heard = vi.fn()
    store.subscribe(heard)
    await store.dispatch(requestRecipe())
    expect(heard).not.toHaveBeenCalled()
    expect(chat.calls).toHaveLength(1)
  })

  it.each([
    [null, undefined],
    ['# Before', '# Before'],
  ])('leaves the recipe at %s when it is stopped, and logs nothing', async (left, earlier) => {
    const { chat, store } = await start(earlier)
    const request = store.dispatch(requestRecipe())
    chat.lastCall.arrive('# Half')
    request.abort()
    expect(chat.lastCall.signal.aborted).toBe(true)
    await request
    chat.lastCall.fail(new ChatError('unreachable', 'too late'))
    expect(selectRecipe(store.getState())).toBe(left)
    expect(consoleError).not.toHaveBeenCalled()
  })
})
