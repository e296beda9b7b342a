import { describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../../src/app/store.ts'
import {
  describeShown,
  type RecipeState,
  recipeDeltaReceived,
  recipeSlice,
  requestRecipe,
  requestRetried,
} from '../../../src/features/recipe/recipeSlice.ts'
import { makeMessages } from '../../../src/protocol/prompt.ts'
import { fakeChat } from '../../support/fakeChat.ts'

const { pending, fulfilled, rejected } = requestRecipe
const { reducer } = recipeSlice
const ABORT = new DOMException('Stopped', 'AbortError')
const STEW = { text: '# Stew', finishReason: 'length' } as const
const SOUP = { recipe: '# Soup', recipeId: 'r0', finishReason: 'stop' } as const
const IDLE = { phase: 'idle' } as const
const STOPPED = { phase: 'stopped' } as const

/** All events of a request. */
const EVENTS = {
  starts: (id: string) => pending(id, undefined),
  'is retried': (id: string) => requestRetried({ id }),
  'sends a delta': (id: string) => recipeDeltaReceived({ id, delta: 'up' }),
  succeeds: (id: string) => fulfilled(STEW, id, undefined),
  fails: (id: string) => rejected(null, id, undefined, 'setup'),
  'fails without a reason': (id: string) => rejected(null, id, undefined),
  'is stopped': (id: string) => rejected(ABORT, id, undefined),
}
type Step = 'asking' | 'retrying' | 'streaming'
type Transitions = Record<keyof typeof EVENTS, RecipeState>

/** A running request, with the recipe from before. */
const running = (step: Step, draft = ''): RecipeState => {
  return { ...SOUP, request: { phase: 'running', id: 'r1', step, draft } }
}

describe.each([
  ['asking', ''],
  ['retrying', ''],
  ['streaming', ' \n'],
] as const)('while a request is %s and nothing has been shown', (step, draft) => {
  const state = running(step, draft)
  const transitions: Transitions = {
    starts: running('asking'),
    'is retried': running('retrying', draft),
    'sends a delta': running('streaming', `${draft}up`),
    succeeds: { recipe: '# Stew', recipeId: 'r1', finishReason: 'length', request: IDLE },
    fails: { recipe: undefined, failure: 'setup', request: IDLE },
    'fails without a reason': { recipe: undefined, failure: 'unavailable', request: IDLE },
    'is stopped': { ...SOUP, request: STOPPED },
  }
  // The thunk's condition keeps another request from starting meanwhile.
  const { starts, ...late } = EVENTS

  it.each(Object.entries(EVENTS))('it %s', (event, action) => {
    const expected = transitions[event as keyof Transitions]
    expect(reducer(state, action('r1'))).toStrictEqual(expected)
  })

  it.each(Object.entries(late))('another request %s, which changes nothing', (_, action) => {
    expect(reducer(state, action('r2'))).toBe(state)
  })
})

it.each([
  ['fails', IDLE],
  ['is stopped', STOPPED],
] as const)('a stream that %s leaves what has been shown as the recipe', (event, request) => {
  const state = reducer(running('streaming', '# So'), EVENTS[event]('r1'))
  const recipe = { recipe: '# So', recipeId: 'r1', finishReason: 'interrupted' }
  expect(state).toStrictEqual({ ...recipe, request })
})

describe.each([IDLE, STOPPED])('after a request, with %o', (request) => {
  const state: RecipeState = { ...SOUP, request }
  const { starts, ...late } = EVENTS

  it('another request starts', () => {
    expect(reducer(state, starts('r1'))).toStrictEqual(running('asking'))
  })

  it.each(Object.entries(late))('a request %s late, which changes nothing', (_, action) => {
    expect(reducer(state, action('r0'))).toBe(state)
  })
})

const WHOLE = { stage: 'whole', id: 'r0', text: '# Soup', finishReason: 'stop' }
const WRITTEN = { stage: 'streaming', id: 'r1', text: '# So' }

it.each<[string, RecipeState, unknown]>([
  ['nothing before the first request', { recipe: null, request: IDLE }, { stage: 'hidden' }],
  ['the recipe', { ...SOUP, request: IDLE }, WHOLE],
  ['an empty reply', { ...SOUP, recipe: ' \n', request: IDLE }, { stage: 'empty' }],
  [
    'the failure',
    { recipe: undefined, failure: 'busy', request: STOPPED },
    { stage: 'empty', failure: 'busy' },
  ],
  ['the recipe from before until a stream begins', running('asking'), WHOLE],
  ['the recipe from before until a stream has a word', running('streaming', ' \n'), WHOLE],
  ['the draft', running('streaming', '# So'), WRITTEN],
])('the recipe area shows %s', (_, state, shown) => {
  expect(describeShown(state)).toStrictEqual(shown)
  // An export from Redux DevTools leaves out what is undefined.
  expect(describeShown(JSON.parse(JSON.stringify(state)))).toStrictEqual(shown)
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
