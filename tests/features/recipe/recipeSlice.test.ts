import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { type AppStore, makeStore } from '../../../src/app/store.ts'
import {
  getShownRecipe,
  type RecipeState,
  recipeDeltaReceived,
  recipeSlice,
  requestRecipe,
  requestRetried,
  selectIsRunning,
  selectRecipeState,
} from '../../../src/features/recipe/recipeSlice.ts'
import { ChatError } from '../../../src/protocol/chat.ts'
import { makeMessages } from '../../../src/protocol/prompt.ts'
import { fakeChat } from '../../support/fakeChat.ts'

const { pending, fulfilled, rejected } = requestRecipe
const ABORT = new DOMException('Stopped', 'AbortError')
const STEW = { text: '# Stew', finishReason: 'length' } as const

const INITIAL: RecipeState = { recipe: null, request: null, wasStopped: false }
const REPLIED: RecipeState = { ...INITIAL, recipe: '# Soup', recipeId: 'r0', finishReason: 'stop' }
const FAILED: RecipeState = { ...INITIAL, recipe: undefined, failure: 'busy' }
const RECIPES = {
  'with no recipe yet': INITIAL,
  'with a recipe': REPLIED,
  'with no recipe after a failure': FAILED,
}

/** All events of a request. */
const EVENTS = {
  starts: (id: string) => pending(id, undefined),
  'is retried': (id: string) => requestRetried({ id }),
  'sends a delta': (id: string) => recipeDeltaReceived({ id, delta: 'up' }),
  succeeds: (id: string) => fulfilled(STEW, id, undefined),
  fails: (id: string) => rejected(null, id, undefined, 'setup'),
  'is stopped': (id: string) => rejected(ABORT, id, undefined),
}
type Transitions = Partial<Record<keyof typeof EVENTS, RecipeState>>

describe.each(Object.entries(RECIPES))('%s', (_, settled) => {
  const stopped: RecipeState = { ...settled, wasStopped: true }
  const pendingState: RecipeState = { ...settled, request: { id: 'r1', phase: 'pending' } }
  const retrying: RecipeState = { ...settled, request: { id: 'r1', phase: 'retrying' } }
  const streaming = (draft: string): RecipeState => {
    return { ...settled, request: { id: 'r1', phase: 'streaming', draft } }
  }
  const whileRunning: Transitions = {
    'is retried': retrying,
    'sends a delta': streaming('up'),
    succeeds: { ...INITIAL, recipe: '# Stew', recipeId: 'r1', finishReason: 'length' },
    fails: { ...INITIAL, recipe: undefined, failure: 'setup' },
    'is stopped': stopped,
  }

  const before = [settled.recipe, settled.recipeId]
  describe.each<[phase: string, RecipeState, Transitions, shown: unknown[]]>([
    ['no request', settled, { starts: pendingState }, before],
    ['a stopped request', stopped, { starts: pendingState }, before],
    ['a pending request', pendingState, whileRunning, before],
    ['a retrying request', retrying, whileRunning, before],
    [
      'a streaming request',
      streaming('# So'),
      { ...whileRunning, 'sends a delta': streaming('# Soup') },
      ['# So', 'r1'],
    ],
  ])('and %s', (_, state, transitions, shown) => {
    it.each(Object.entries(EVENTS))('the request %s', (event, action) => {
      const expected = transitions[event as keyof typeof EVENTS] ?? state
      expect(recipeSlice.reducer(state, action('r1'))).toStrictEqual(expected)
    })

    it.each(Object.entries(EVENTS))('another request %s', (event, action) => {
      // Only the start of a request can change the state, if no request is running.
      const expected =
        event === 'starts' && !state.request
          ? { ...settled, request: { id: 'r2', phase: 'pending' } }
          : state
      expect(recipeSlice.reducer(state, action('r2'))).toStrictEqual(expected)
    })

    it.each([
      ['in the store', state],
      ['exported and imported by Redux DevTools', JSON.parse(JSON.stringify(state))],
    ])('the selectors return the same for a state %s', (_, state) => {
      const root = makeStore(fakeChat(), { recipe: state }).getState()
      const { text, id } = getShownRecipe(selectRecipeState(root))
      expect([text, id]).toEqual(shown)
      expect(selectIsRunning(root)).toBe(state.request !== null)
    })
  })
})

it.each<[stage: string, RecipeState]>([
  ['none', INITIAL],
  ['none', FAILED],
  ['none', { ...REPLIED, recipe: ' \n' }],
  ['whole', REPLIED],
  ['whole', { ...REPLIED, request: { id: 'r1', phase: 'pending' } }],
  ['writing', { ...INITIAL, request: { id: 'r1', phase: 'streaming', draft: ' ' } }],
])('the stage of the recipe is %s in the state %j', (stage, recipe) => {
  expect(getShownRecipe(recipe).stage).toBe(stage)
})

it('the recipe is null before any request', () => {
  expect(recipeSlice.getInitialState()).toStrictEqual(INITIAL)
})

const shownText = (store: AppStore) => getShownRecipe(selectRecipeState(store.getState())).text

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
    const messages = makeMessages(['egg', '', ' salt '])
    expect(chat.calls.map((call) => call.messages)).toEqual([messages])
  })

  it('shows a streamed reply as it grows, and then the whole reply', async () => {
    const { chat, store } = await start()
    const request = store.dispatch(requestRecipe())
    for (const text of ['# Ome', 'let', 'te']) chat.lastCall.onDelta(text)
    expect(shownText(store)).toBe('# Omelette')
    chat.lastCall.reply('# Omelette!')
    await request
    expect(shownText(store)).toBe('# Omelette!')
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
    expect(shownText(store)).toBeUndefined()
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
    // The chat rejects after an abort. Its error is not logged, and what it still reports is ignored.
    chat.lastCall.fail(new Error('Stopped'))
    await request
    chat.lastCall.onDelta(', late')
    chat.lastCall.onRetry()
    await new Promise(setImmediate)
    expect(shownText(store)).toBe(recipe ?? null)
    expect(selectIsRunning(store.getState())).toBe(false)
    expect(consoleError).not.toHaveBeenCalled()
  })
})
