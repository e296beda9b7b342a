import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { makeStore } from '../../../src/app/store.ts'
import { ChatError } from '../../../src/chat/chat.ts'
import { recipeMessages } from '../../../src/features/recipe/prompt.ts'
import {
  type RecipeState,
  recipeDeltaReceived,
  recipeSlice,
  requestRecipe,
  requestRetried,
  selectIsRunning,
  selectRecipeState,
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

/** All events that can happen while a request is running. The thunk's condition prevents a second request. */
const EVENTS = {
  'it is retried': requestRetried(),
  'a delta is received': recipeDeltaReceived('up'),
  'it succeeds': fulfilled(STEW, 'r1', undefined),
  'it fails': rejected(null, 'r1', undefined, 'setup'),
  'it is stopped': rejected(ABORT, 'r1', undefined),
}
type Transitions = Record<keyof typeof EVENTS, RecipeState>

describe.each(Object.entries(RECIPES))('%s', (_, settled) => {
  const stopped: RecipeState = { ...settled, phase: 'stopped' }
  const pendingState: RecipeState = { ...settled, phase: 'pending' }
  const retrying: RecipeState = { ...settled, phase: 'retrying' }
  const streaming: RecipeState = { ...settled, phase: 'streaming', draft: '# So' }

  it.each([
    ['idle', settled],
    ['stopped', stopped],
  ])('in the phase %s, a request starts', (_, state) => {
    expect(recipeSlice.reducer(state, pending('r1', undefined))).toStrictEqual(pendingState)
  })

  const whileRunning: Transitions = {
    'it is retried': retrying,
    'a delta is received': { ...streaming, draft: 'up' },
    'it succeeds': { recipe: '# Stew', phase: 'idle', finishReason: 'length' },
    'it fails': { recipe: undefined, phase: 'idle', failure: 'setup' },
    'it is stopped': stopped,
  }
  // A stream has begun, so its request is not retried.
  const { 'it is retried': _retried, ...whileStreaming } = whileRunning

  describe.each<[string, RecipeState, Partial<Transitions>]>([
    ['pending', pendingState, whileRunning],
    ['retrying', retrying, whileRunning],
    [
      'streaming',
      streaming,
      { ...whileStreaming, 'a delta is received': { ...streaming, draft: '# Soup' } },
    ],
  ])('in the phase %s', (_, state, transitions) => {
    it.each(Object.entries(transitions))('%s', (event, expected) => {
      const action = EVENTS[event as keyof Transitions]
      expect(recipeSlice.reducer(state, action)).toStrictEqual(expected)
    })
  })

  describe.each<[string, RecipeState, shown: unknown, isRunning: boolean]>([
    ['idle', settled, settled.recipe, false],
    ['stopped', stopped, settled.recipe, false],
    ['pending', pendingState, settled.recipe, true],
    ['retrying', retrying, settled.recipe, true],
    ['streaming', streaming, '# So', true],
  ])('in the phase %s', (_, state, shown, isRunning) => {
    it.each([
      ['in the store', state],
      ['exported and imported by Redux DevTools', JSON.parse(JSON.stringify(state))],
    ])('the selectors return the same for a state %s', (_, state) => {
      const root = makeStore(fakeChat(), { recipe: state }).getState()
      expect(selectShownRecipe(root)).toBe(shown)
      expect(selectIsRunning(root)).toBe(isRunning)
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
    ['a ChatError', new ChatError('setup', 'no credits'), 'setup', 'no credits'],
    ['any other error', new TypeError('no chat'), 'unavailable', 'no chat'],
  ])('fails on %s in a stream, and logs the message', async (_, error, failure, message) => {
    const { chat, store } = await start('# Before')
    const request = store.dispatch(requestRecipe())
    chat.lastCall.onDelta('# Half')
    chat.lastCall.fail(error)
    await request
    expect(selectShownRecipe(store.getState())).toBeUndefined()
    expect(selectRecipeState(store.getState()).failure).toBe(failure)
    expect(consoleError.mock.calls).toEqual([[message]])
  })

  it.each([
    ['no recipe', undefined],
    ['the last recipe', '# Before'],
  ])('leaves %s unchanged when it is stopped, and logs nothing', async (_, recipe) => {
    const { chat, store } = await start(recipe)
    const request = store.dispatch(requestRecipe())
    chat.lastCall.onDelta('# Half')
    request.abort()
    expect(chat.lastCall.signal.aborted).toBe(true)
    // The chat rejects after an abort. Its error is not logged.
    chat.lastCall.fail(new Error('Stopped'))
    await request
    await new Promise(setImmediate)
    expect(selectShownRecipe(store.getState())).toBe(recipe ?? null)
    expect(consoleError).not.toHaveBeenCalled()
  })
})
