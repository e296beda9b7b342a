import { beforeEach, expect, it, vi } from 'vitest'
import { makeStore } from '../../../src/app/store.ts'
import { requestRecipe, requestStopped } from '../../../src/features/recipe/recipeSlice.ts'
import { ChatError } from '../../../src/protocol/chat.ts'
import { fakeChat, INPUT } from '../../support/fakeChat.ts'
import { IDLE, running, STOPPED } from '../../support/recipeStates.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** A store with a running request. */
function start() {
  const fake = fakeChat()
  const store = makeStore({ chat: fake.chat })
  const request = store.dispatch(requestRecipe(INPUT))
  return { ...fake, store, request, recipe: () => store.getState().recipe }
}

it('a request runs while the chat is asked, with the ingredients', () => {
  const { lastCall, recipe, request } = start()
  expect(lastCall.input).toEqual(INPUT)
  expect(recipe().request).toEqual({ ...running('asking'), id: request.requestId })
})

it('the chat’s reply becomes the recipe', async () => {
  const { lastCall, recipe, request } = start()
  lastCall.reply('# Soup', 'length')
  await request
  const soup = { recipe: '# Soup', recipeId: request.requestId, finishReason: 'length' }
  expect(recipe()).toStrictEqual({ ...soup, request: IDLE })
})

it.each([
  ['setup', new ChatError('setup', 'The chat server answered 402: no credits')],
  ['unavailable', new Error('A bug')],
  ['unavailable', 'not an Error'],
] as const)(
  'a failure (%s) makes the recipe undefined, and its message is logged and in the action',
  async (failure, error) => {
    const { lastCall, recipe, request } = start()
    lastCall.fail(error)
    const message = error instanceof Error ? error.message : error
    expect(await request).toMatchObject({ payload: failure, meta: { message } })
    expect(recipe()).toStrictEqual({ recipe: undefined, failure, request: IDLE })
    expect(vi.mocked(console.error).mock.calls).toEqual([[message]])
  },
)

it('while a request runs, another changes nothing, and does not call the chat', async () => {
  const { calls, recipe, store } = start()
  const before = recipe()
  await store.dispatch(requestRecipe(INPUT))
  expect(recipe()).toBe(before)
  expect(calls).toHaveLength(1)
})

it('what a call reports changes the request', () => {
  const { lastCall, recipe } = start()
  lastCall.onRetry()
  expect(recipe().request).toMatchObject({ step: 'retrying' })
  lastCall.onDelta('# So')
  lastCall.onDelta('up')
  expect(recipe().request).toMatchObject({ step: 'streaming', draft: '# Soup' })
})

it('what a stopped call still reports changes nothing', async () => {
  const { lastCall, recipe, request, store } = start()
  store.dispatch(requestStopped({ id: request.requestId }))
  request.abort()
  expect(lastCall.signal.aborted).toBe(true)
  const stopped = recipe()
  expect(stopped).toStrictEqual({ recipe: null, request: STOPPED })
  lastCall.onDelta('# Soup')
  lastCall.fail(new Error('Aborted'))
  await request
  expect(recipe()).toBe(stopped)
  expect(console.error).not.toHaveBeenCalled()
})
