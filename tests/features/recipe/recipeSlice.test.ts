import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { makeStore } from '../../../src/app/store.ts'
import { ChatError } from '../../../src/chat/chat.ts'
import { ingredientAdded } from '../../../src/features/ingredients/ingredientsSlice.ts'
import { recipeMessages } from '../../../src/features/recipe/prompt.ts'
import {
  type RecipeState,
  recipeDeltaReceived,
  recipeSlice,
  requestRecipe,
  requestRetried,
  selectFailure,
  selectIsRunning,
  selectShownRecipe,
} from '../../../src/features/recipe/recipeSlice.ts'
import { fakeChat } from '../../support/fakeChat.ts'

const { pending, fulfilled, rejected } = requestRecipe
const ABORT = new DOMException('Stopped', 'AbortError')
const STEW = { text: '# Stew', finishReason: 'length' } as const

const INITIAL: RecipeState = { recipe: null, phase: 'idle' }
const REPLIED: RecipeState = { recipe: '# Soup', phase: 'idle', finishReason: 'stop' }
const FAILED: RecipeState = { recipe: undefined, phase: 'idle', failure: 'busy' }
const RECIPES = {
  'with no recipe yet': INITIAL,
  'with a recipe': REPLIED,
  'with no recipe after a failure': FAILED,
}

const EVENTS = {
  'a request starts': pending('r1', undefined),
  'another request starts': pending('r2', undefined),
  'it is retried': requestRetried({ requestId: 'r1' }),
  'a delta is received': recipeDeltaReceived({ requestId: 'r1', delta: 'up' }),
  'it succeeds': fulfilled(STEW, 'r1', undefined),
  'it fails': rejected(null, 'r1', undefined, 'quota'),
  'it is stopped': rejected(ABORT, 'r1', undefined),
  'an old request is retried': requestRetried({ requestId: 'r0' }),
  'a delta of an old request is received': recipeDeltaReceived({ requestId: 'r0', delta: 'up' }),
  'an old request succeeds': fulfilled(STEW, 'r0', undefined),
  'an old request fails': rejected(null, 'r0', undefined, 'quota'),
  'an old request is stopped': rejected(ABORT, 'r0', undefined),
  'an ingredient is added': ingredientAdded('salt'),
}
/** The next state for each event. An event that is not listed leaves the same state. */
type Transitions = { [Event in keyof typeof EVENTS]?: RecipeState }

describe.each(Object.entries(RECIPES))('%s', (_, settled) => {
  const stopped: RecipeState = { ...settled, phase: 'stopped' }
  const pendingState: RecipeState = { ...settled, phase: 'pending', requestId: 'r1' }
  const retrying: RecipeState = { ...pendingState, phase: 'retrying' }
  const streaming: RecipeState = { ...pendingState, phase: 'streaming', draft: '# So' }

  const fromSettled: Transitions = {
    'a request starts': pendingState,
    'another request starts': { ...pendingState, requestId: 'r2' },
  }
  const whileRunning: Transitions = {
    'a delta is received': { ...streaming, draft: 'up' },
    'it succeeds': { recipe: '# Stew', phase: 'idle', finishReason: 'length' },
    'it fails': { recipe: undefined, phase: 'idle', failure: 'quota' },
    'it is stopped': stopped,
  }

  describe.each<[string, RecipeState, Transitions, shown: unknown, isRunning: boolean]>([
    ['idle', settled, fromSettled, settled.recipe, false],
    ['stopped', stopped, fromSettled, settled.recipe, false],
    ['pending', pendingState, { ...whileRunning, 'it is retried': retrying }, settled.recipe, true],
    ['retrying', retrying, whileRunning, settled.recipe, true],
    [
      'streaming',
      streaming,
      { ...whileRunning, 'a delta is received': { ...streaming, draft: '# Soup' } },
      '# So',
      true,
    ],
  ])('in the phase %s', (_, state, transitions, shown, isRunning) => {
    it.each(Object.entries(EVENTS))('%s', (event, action) => {
      const expected = transitions[event as keyof Transitions]
      const next = recipeSlice.reducer(state, action)
      if (expected) expect(next).toStrictEqual(expected)
      else expect(next).toBe(state)
    })

    it.each([
      ['in the store', state],
      ['exported and imported by Redux DevTools', JSON.parse(JSON.stringify(state))],
    ])('the selectors return the same for a state %s', (_, state) => {
      const root = makeStore(fakeChat(), { recipe: state }).getState()
      expect(selectShownRecipe(root)).toBe(shown)
      expect(selectIsRunning(root)).toBe(isRunning)
      expect(selectFailure(root)).toBe(settled.failure)
    })
  })
})

it('the recipe is null before any request', () => {
  expect(recipeSlice.getInitialState()).toStrictEqual(INITIAL)
})

describe('requestRecipe', () => {
  let consoleError: MockInstance
  beforeEach(() => {
    consoleError = vi.spyOn(console, 'error').mockReturnValue()
  })

  /** A store, after a reply with `recipe`. */
  async function start(recipe?: string) {
    const chat = fakeChat()
    const store = makeStore(chat, { ingredients: ['egg', '', ' salt '] })
    if (recipe !== undefined) {
      const request = store.dispatch(requestRecipe())
      chat.lastCall.reply(recipe)
      await request
    }
    return { chat, store }
  }

  it('calls the chat with the ingredients on hand, and ignores other requests while it runs', async () => {
    const { chat, store } = await start()
    store.dispatch(requestRecipe())
    const onChange = vi.fn()
    store.subscribe(onChange)
    await store.dispatch(requestRecipe())
    expect(onChange).not.toHaveBeenCalled()
    const messages = recipeMessages(['egg', '', ' salt '])
    expect(chat.calls.map((call) => call.messages)).toEqual([messages])
  })

  it('shows a streamed reply as it grows, and then the whole reply', async () => {
    const { chat, store } = await start()
    const request = store.dispatch(requestRecipe())
    for (const text of ['# Ome', 'let', 'te']) chat.lastCall.onDelta(text)
    expect(selectShownRecipe(store.getState())).toBe('# Omelette')
    chat.lastCall.reply('# Omelette!')
    await request
    expect(selectShownRecipe(store.getState())).toBe('# Omelette!')
  })

  it.each<[string, unknown, string, string]>([
    ['a ChatError', new ChatError('quota', 'no credits'), 'quota', 'no credits'],
    ['any other error', new TypeError('no chat'), 'unavailable', 'no chat'],
    ['a thrown string', 'oh', 'unavailable', 'oh'],
  ])(
    'fails on %s, also while streaming, and logs the message only',
    async (_, error, failure, message) => {
      const { chat, store } = await start('# Before')
      const request = store.dispatch(requestRecipe())
      chat.lastCall.onDelta('# Half')
      chat.lastCall.fail(error)
      await request
      expect(selectShownRecipe(store.getState())).toBeUndefined()
      expect(selectFailure(store.getState())).toBe(failure)
      expect(consoleError.mock.calls).toEqual([[message]])
    },
  )

  it.each([
    ['no recipe', undefined],
    ['the last recipe', '# Before'],
  ])('leaves %s unchanged when it is stopped, and logs nothing', async (_, recipe) => {
    const { chat, store } = await start(recipe)
    const request = store.dispatch(requestRecipe())
    chat.lastCall.onDelta('# Half')
    request.abort()
    expect(chat.lastCall.signal.aborted).toBe(true)
    await request
    chat.lastCall.fail(new ChatError('unavailable', 'too late'))
    expect(selectShownRecipe(store.getState())).toBe(recipe ?? null)
    expect(consoleError).not.toHaveBeenCalled()
  })
})
