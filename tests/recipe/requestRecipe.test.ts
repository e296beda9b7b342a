import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { ChatError } from '../../src/chat/chat.ts'
import { added } from '../../src/ingredients/ingredientsSlice.ts'
import { recipeMessages } from '../../src/recipe/prompt.ts'
import {
  requestRecipe,
  selectFailure,
  selectMayRequest,
  selectRecipe,
  selectRecipeState,
} from '../../src/recipe/recipeSlice.ts'
import { makeStore } from '../../src/store.ts'
import { fakeChat } from '../support/fakeChat.ts'

describe('requestRecipe', () => {
  let consoleError: MockInstance
  beforeEach(() => {
    consoleError = vi.spyOn(console, 'error').mockReturnValue()
  })

  function start(...ingredients: string[]) {
    const chat = fakeChat()
    const store = makeStore(chat)
    for (const ingredient of ingredients) store.dispatch(added(ingredient))
    return { chat, store }
  }

  it('asks the chat once, for the ingredients on hand', () => {
    const { chat, store } = start('egg', '', ' salt ')
    store.dispatch(requestRecipe())
    expect(chat.calls.map(({ messages }) => messages)).toEqual([
      recipeMessages(['egg', '', ' salt ']),
    ])
  })

  it('makes the answer the recipe', async () => {
    const { chat, store } = start('egg')
    const request = store.dispatch(requestRecipe())
    chat.lastCall.answer('# Omelette')
    await request
    expect(selectRecipe(store.getState())).toBe('# Omelette')
    expect(consoleError).not.toHaveBeenCalled()
  })

  it('shows what has come of an answer, piece by piece, and then the whole', async () => {
    const { chat, store } = start('egg')
    const request = store.dispatch(requestRecipe())
    for (const text of ['# Ome', 'let', 'te']) chat.lastCall.arrive({ text, tokens: text.length })
    expect(selectRecipe(store.getState())).toBe('# Omelette')
    expect(selectRecipeState(store.getState())).toMatchObject({ tokens: 10 })
    expect(selectMayRequest(store.getState())).toBe(false)
    chat.lastCall.answer('# Omelette')
    await request
    expect(selectRecipe(store.getState())).toBe('# Omelette')
    expect(selectMayRequest(store.getState())).toBe(true)
  })

  it.each([
    ['is stopped', 'stop', '# Before'],
    ['fails', 'fail', undefined],
  ])('leaves nothing of an answer that %s half way', async (_, end, left) => {
    const { chat, store } = start('egg')
    const first = store.dispatch(requestRecipe())
    chat.lastCall.answer('# Before')
    await first
    const request = store.dispatch(requestRecipe())
    chat.lastCall.arrive({ text: '# Half', tokens: 1 })
    if (end === 'stop') request.abort()
    else chat.lastCall.fail(new ChatError('unreadable', 'The chat server’s answer broke off'))
    await request
    expect(selectRecipe(store.getState())).toBe(left)
  })

  it('makes the recipe undefined when the chat fails, and logs the message alone', async () => {
    const { chat, store } = start('egg')
    const request = store.dispatch(requestRecipe())
    chat.lastCall.fail(new ChatError('quota', 'The chat server answered 402: no credits'))
    await request
    expect(selectRecipe(store.getState())).toBeUndefined()
    expect(selectFailure(store.getState())).toBe('quota')
    expect(consoleError.mock.calls).toEqual([['The chat server answered 402: no credits']])
  })

  it.each([
    [
      'an error of no known kind',
      new TypeError('Failed to load the chat'),
      'Failed to load the chat',
    ],
    ['what is not an error', 'oh', 'oh'],
  ])('fails in the same way on %s', async (_, error, message) => {
    const { chat, store } = start('egg')
    const request = store.dispatch(requestRecipe())
    chat.lastCall.fail(error)
    await request
    expect(selectFailure(store.getState())).toBe('unreachable')
    expect(consoleError.mock.calls).toEqual([[message]])
  })

  it('refuses a second call while one runs, and dispatches nothing for it', async () => {
    const { chat, store } = start('egg')
    store.dispatch(requestRecipe())
    const state = store.getState()
    const heard = vi.fn()
    store.subscribe(heard)
    await store.dispatch(requestRecipe())
    expect(heard).not.toHaveBeenCalled()
    expect(store.getState()).toBe(state)
    expect(chat.calls).toHaveLength(1)
  })

  it('may be made again after a failure', async () => {
    const { chat, store } = start('egg')
    const first = store.dispatch(requestRecipe())
    chat.lastCall.fail(new ChatError('busy', 'busy'))
    await first
    const second = store.dispatch(requestRecipe())
    chat.lastCall.answer('# Omelette')
    await second
    expect(selectRecipe(store.getState())).toBe('# Omelette')
  })

  it.each([
    ['null', undefined, null],
    ['the last answer', '# Omelette', '# Omelette'],
  ])('leaves the recipe at %s when it is stopped, and logs nothing', async (_, earlier, left) => {
    const { chat, store } = start('egg')
    if (earlier) {
      const first = store.dispatch(requestRecipe())
      chat.lastCall.answer(earlier)
      await first
    }
    const request = store.dispatch(requestRecipe())
    request.abort()
    expect(chat.lastCall.signal.aborted).toBe(true)
    await request
    chat.lastCall.fail(new ChatError('unreachable', 'too late'))
    expect(selectRecipe(store.getState())).toBe(left)
    expect(selectMayRequest(store.getState())).toBe(true)
    expect(consoleError).not.toHaveBeenCalled()
  })

  it('pays no heed to an answer that comes after the stop', async () => {
    const { chat, store } = start('egg')
    const request = store.dispatch(requestRecipe())
    request.abort()
    await request
    const state = store.getState()
    chat.lastCall.answer('# Too late')
    await Promise.resolve()
    expect(store.getState()).toBe(state)
  })
})
