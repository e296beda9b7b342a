import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { type AppStore, makeStore } from '../../../src/app/store.ts'
import {
  type RecipeState,
  recipeDeltaReceived,
  recipeSlice,
  requestRecipe,
  requestRetried,
  selectIsRunning,
  selectPhase,
  selectShown,
} from '../../../src/features/recipe/recipeSlice.ts'
import { ChatError } from '../../../src/protocol/chat.ts'
import { makeMessages } from '../../../src/protocol/prompt.ts'
import { fakeChat } from '../../support/fakeChat.ts'

const { pending, fulfilled, rejected } = requestRecipe
const ABORT = new DOMException('Stopped', 'AbortError')
const STEW = { text: '# Stew', finishReason: 'length' } as const
const SOUP = { recipe: '# Soup', recipeId: 'r0', finishReason: 'stop' } as const
const NONE = { phase: 'idle' } as const

/** Each outcome, and what the recipe area shows of it. */
const OUTCOMES = {
  'with no recipe yet': [{ recipe: null }, { stage: 'hidden' }],
  'with a recipe': [SOUP, { stage: 'whole', id: 'r0', text: '# Soup', finishReason: 'stop' }],
  'with an empty reply': [{ ...SOUP, recipe: ' \n' }, { stage: 'empty' }],
  'after a failure': [
    { recipe: undefined, failure: 'busy' },
    { stage: 'empty', failure: 'busy' },
  ],
} as const

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

describe.each(Object.entries(OUTCOMES))('%s', (_, [outcome, shown]) => {
  const settled: RecipeState = { ...outcome, request: NONE }
  const stopped: RecipeState = { ...outcome, request: { phase: 'stopped' } }
  const pendingState: RecipeState = { ...outcome, request: { phase: 'pending', id: 'r1' } }
  const retrying: RecipeState = { ...outcome, request: { phase: 'retrying', id: 'r1' } }
  const streaming = (draft: string): RecipeState => {
    return { ...outcome, request: { phase: 'streaming', id: 'r1', draft } }
  }
  const whileRunning: Transitions = {
    starts: pendingState,
    'is retried': retrying,
    'sends a delta': streaming('up'),
    succeeds: { recipe: '# Stew', recipeId: 'r1', finishReason: 'length', request: NONE },
    fails: { recipe: undefined, failure: 'setup', request: NONE },
    'is stopped': stopped,
  }

  describe.each<[phase: string, RecipeState, Transitions, shown: unknown]>([
    ['no request', settled, { starts: pendingState }, shown],
    ['a stopped request', stopped, { starts: pendingState }, shown],
    ['a pending request', pendingState, whileRunning, shown],
    ['a retrying request', retrying, whileRunning, shown],
    [
      'a streaming request',
      streaming('# So'),
      { ...whileRunning, 'sends a delta': streaming('# Soup') },
      { stage: 'streaming', id: 'r1', text: '# So' },
    ],
  ])('and %s', (_, state, transitions, shown) => {
    it.each(Object.entries(EVENTS))('the request %s', (event, action) => {
      const expected = transitions[event as keyof typeof EVENTS] ?? state
      expect(recipeSlice.reducer(state, action('r1'))).toStrictEqual(expected)
    })

    // The thunk's condition keeps another request from starting while one is running.
    const { starts, ...late } = EVENTS
    it.each(Object.entries(late))('another request %s, which changes nothing', (_, action) => {
      expect(recipeSlice.reducer(state, action('r2'))).toBe(state)
    })

    it.each([
      ['in the store', state],
      ['exported and imported by Redux DevTools', JSON.parse(JSON.stringify(state))],
    ])('the selectors return the same for a state %s', (_, state) => {
      const root = makeStore(fakeChat(), { recipe: state }).getState()
      expect(selectShown(root)).toStrictEqual(shown)
      expect(selectPhase(root)).toBe(state.request.phase)
      expect(selectIsRunning(root)).toBe('id' in state.request)
    })
  })
})

it('a request that fails without a reason leaves the chef unavailable', () => {
  const running = recipeSlice.reducer(undefined, EVENTS.starts('r1'))
  expect(recipeSlice.reducer(running, rejected(null, 'r1', undefined))).toMatchObject({
    failure: 'unavailable',
  })
})

it('the recipe is null before any request', () => {
  expect(recipeSlice.getInitialState()).toStrictEqual({ recipe: null, request: NONE })
})

const shown = (store: AppStore) => selectShown(store.getState())

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
    expect(shown(store)).toMatchObject({ text: '# Omelette' })
    chat.lastCall.reply('# Omelette!')
    await request
    expect(shown(store)).toMatchObject({ text: '# Omelette!' })
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
    expect(store.getState().recipe.recipe).toBeUndefined()
    expect(shown(store)).toEqual({ stage: 'empty', failure })
    expect(consoleError.mock.calls).toEqual([[message]])
  })

  it.each([
    ['no recipe', undefined],
    ['the last recipe', '# Before'],
  ])('leaves %s unchanged when it is stopped, and logs nothing', async (_, recipe) => {
    const { chat, store } = await start(recipe)
    const controller = new AbortController()
    const { signal } = controller
    const request = store.dispatch(requestRecipe(undefined, { signal }))
    chat.lastCall.onDelta('# Half')
    controller.abort()
    expect(chat.lastCall.signal.aborted).toBe(true)
    // The chat rejects after an abort. Its error is not logged, and what it still reports is ignored.
    chat.lastCall.fail(new Error('Stopped'))
    await request
    chat.lastCall.onDelta(', late')
    chat.lastCall.onRetry()
    await new Promise(setImmediate)
    expect(store.getState().recipe.recipe).toBe(recipe ?? null)
    expect(selectPhase(store.getState())).toBe('stopped')
    expect(consoleError).not.toHaveBeenCalled()
  })
})
