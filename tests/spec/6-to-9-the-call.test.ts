import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { makeStore } from '../../src/app/store.ts'
import { huggingFaceChat } from '../../src/chat/huggingFaceChat.ts'
import { ingredientAdded } from '../../src/features/ingredients/ingredientsSlice.ts'
import { requestRecipe, selectRecipe } from '../../src/features/recipe/recipeSlice.ts'
import { fakeChat } from '../support/fakeChat.ts'
import { answer, completion, type LocalServer, startLocalServer } from '../support/localServer.ts'
import { pageWith } from '../support/settings.ts'

// From the store through the real client and real HTTP to a server of the test's own.
let server: LocalServer
let consoleError: MockInstance
beforeEach(async () => {
  server = await startLocalServer(completion('# Omelette'))
  consoleError = vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => server.close())

/** Requests a recipe for `ingredients`, with the token route led to the local server too. */
async function requested(ingredients: string[], env = {}) {
  const toLocalServer: typeof fetch = (_, init) => fetch(`${server.url}/router`, init)
  const chat = huggingFaceChat(pageWith(env).chat, server.url, toLocalServer)
  const store = makeStore({ chat })
  for (const ingredient of ingredients) store.dispatch(ingredientAdded(ingredient))
  await store.dispatch(requestRecipe())
  const [request] = server.requests
  const body = JSON.parse(request?.body ?? '{}')
  return { recipe: selectRecipe(store.getState()), request, body }
}

describe('§6 Roles and permissions', () => {
  it('there are no roles: one chat, one list, one recipe, for whoever opens the page', () => {
    const state = makeStore(fakeChat()).getState()
    expect(Object.keys(state)).toEqual(['ingredients', 'recipe'])
  })

  it('an access token that is embedded in the client is used for the call', async () => {
    const { request } = await requested(['egg'], { VITE_HF_TOKEN: 'hf_secret' })
    expect(request?.headers.authorization).toBe('Bearer hf_secret')
  })

  it('(better, and the default) without one the page sends no token: the gateway holds it', async () => {
    const { request } = await requested(['egg'])
    expect(request?.headers).not.toHaveProperty('authorization')
  })
})

describe('§7 The calls it makes', () => {
  it('it makes one call, and looks up no provider mapping', async () => {
    await requested(['egg'], { VITE_HF_TOKEN: 'hf_secret' })
    expect(server.requests).toMatchObject([{ method: 'POST' }])
  })

  it('the payload is model, messages and max_tokens, not streamed', async () => {
    const { body } = await requested(['egg'])
    expect(Object.keys(body).sort()).toEqual(['max_tokens', 'messages', 'model'])
  })

  it('messages are a system message and a user message with the ingredients joined by a comma and a space', async () => {
    const { body } = await requested(['egg', '  a ', '', 'زعتر'])
    expect(body.messages.map(({ role }: { role: string }) => role)).toEqual(['system', 'user'])
    expect(body.messages[1].content).toContain('egg,   a , , زعتر')
  })

  it('the answer used is choices[0].message.content, and no other field', async () => {
    server.answerWith(
      answer(200, {
        choices: [{ message: { content: 'first' } }, { message: { content: 'second' } }],
      }),
    )
    expect((await requested(['egg'])).recipe).toBe('first')
  })

  it('on a thrown error the recipe becomes undefined', async () => {
    server.answerWith(answer(500, { error: 'no' }))
    expect((await requested(['egg'])).recipe).toBeUndefined()
  })

  it('an answer without a text is such an error', async () => {
    server.answerWith(completion(null))
    expect((await requested(['egg'])).recipe).toBeUndefined()
  })
})

describe('§8 Error catalogue', () => {
  it('when the call throws, the error message is logged to the console, once and as a text', async () => {
    server.answerWith(answer(500, { error: 'The oven is broken' }))
    await requested(['egg'])
    expect(consoleError.mock.calls).toEqual([['The chat server answered 500: The oven is broken']])
  })

  it('the console never gets the token', async () => {
    server.answerWith(answer(401, { error: 'hf_secret may not ask' }))
    await requested(['egg'], { VITE_HF_TOKEN: 'hf_secret' })
    expect(consoleError.mock.calls).toEqual([['The chat server answered 401: … may not ask']])
  })

  it('HTTP 503 is retried automatically, at most 3 times', async () => {
    const notReady = answer(503, '', { 'Retry-After': '0' })
    server.answerWith(notReady, completion('# Omelette'))
    expect((await requested(['egg'])).recipe).toBe('# Omelette')
    expect(server.requests).toHaveLength(2)

    server.answerWith(notReady)
    expect((await requested(['egg'])).recipe).toBeUndefined()
    expect(server.requests).toHaveLength(4)
  })
})

describe('§9 Business constants and limits', () => {
  it('the chat model is Mistral 7B instruct, version 0.3', async () => {
    expect((await requested(['egg'])).body.model).toBe('mistralai/Mistral-7B-Instruct-v0.3')
  })

  it('VITE_CHAT_MODEL is what the user’s server calls it', async () => {
    const { body } = await requested(['egg'], { VITE_CHAT_MODEL: 'mistral:7b' })
    expect(body.model).toBe('mistral:7b')
  })

  it('max_tokens is 1024', async () => {
    expect((await requested(['egg'])).body.max_tokens).toBe(1024)
  })

  it('the system message asks for a recipe from the ingredients, not all needed, few extras, as markdown', async () => {
    const { content } = (await requested(['egg'])).body.messages[0]
    expect(content).toMatch(/suggest one recipe from the user's ingredients/i)
    expect(content).toMatch(/not all of them have to be used/i)
    expect(content).toMatch(/extra ingredients are allowed.*few/i)
    expect(content).toMatch(/format.*markdown/is)
  })

  it('the user message says what the user has, and asks for a recommended recipe', async () => {
    const { content } = (await requested(['egg', 'salt'])).body.messages[1]
    expect(content).toBe('I have these ingredients: egg, salt. Which recipe do you recommend?')
  })
})
