import { describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../../src/app/store.ts'
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

describe('requestRecipe', () => {
  function start() {
    const chat = fakeChat()
    return { chat, store: makeStore(chat, { ingredients: ['egg', '', ' salt '] }) }
  }

  it('calls the chat with the ingredients on hand, and ignores other requests while it runs', async () => {
    const { chat, store } = start()
    store.dispatch(requestRecipe())
    const onChange = vi.fn()
    store.subscribe(onChange)
    await store.dispatch(requestRecipe())
    expect(onChange).not.toHaveBeenCalled()
    const messages = makeMessages(['egg', '', ' salt '])
    expect(chat.calls.map((call) => call.messages)).toEqual([messages])
  })

  it('leaves the recipe null when it is stopped, logs nothing, and ignores what comes late', async () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue()
    const { chat, store } = start()
    const controller = new AbortController()
    const { signal } = controller
    const request = store.dispatch(requestRecipe(undefined, { signal }))
    chat.lastCall.onDelta('# Half')
    controller.abort()
    expect(chat.lastCall.signal.aborted).toBe(true)
    // The chat rejects after an abort.
    chat.lastCall.fail(new Error('Stopped'))
    await request
    chat.lastCall.onDelta(', late')
    chat.lastCall.onRetry()
    await new Promise(setImmediate)
    expect(store.getState().recipe).toEqual({ recipe: null, request: { phase: 'stopped' } })
    expect(consoleError).not.toHaveBeenCalled()
  })
})
