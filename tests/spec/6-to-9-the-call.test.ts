import { beforeEach, describe, expect, it, vi } from 'vitest'
import { makeStore } from '../../src/app/store.ts'
import { createHuggingFaceChat } from '../../src/chat/createHuggingFaceChat.ts'
import { requestRecipe } from '../../src/features/recipe/recipeSlice.ts'
import { readSettings } from '../../src/readSettings.ts'
import { pageSchema } from '../../src/settings.ts'
import { send, sendCompletion } from '../support/localServer.ts'
import { serverForEachTest } from '../support/serverForEachTest.ts'

// From the store through the real client and real HTTP to a local server.
const server = serverForEachTest(sendCompletion('# Omelette'))
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** Requests a recipe. Every call goes to the local server, whatever its URL. */
async function sendRequest(ingredients: string[], env = {}) {
  const toLocalServer = vi.fn<typeof fetch>((_, init) => fetch(server.url, init))
  const settings = readSettings(env, pageSchema)
  const chat = createHuggingFaceChat(settings.chat, server.url, toLocalServer)
  const store = makeStore({ chat })
  await store.dispatch(requestRecipe({ ingredients }))
  const [request] = server.requests
  const body = JSON.parse(request?.body ?? '{}')
  const urls = toLocalServer.mock.calls.map(([url]) => String(url))
  return { recipe: store.getState().recipe.recipe, headers: request?.headers, body, urls }
}

describe('§6 Roles and permissions', () => {
  it('the page sends the access token that is embedded in it, with its only call', async () => {
    const env = { VITE_HF_TOKEN: 'hf_secret', VITE_CHAT_ENDPOINT: 'http://a.example' }
    const { headers, urls } = await sendRequest(['egg'], env)
    expect(headers?.authorization).toBe('Bearer hf_secret')
    // It does not first ask Hugging Face which provider serves the model.
    expect(urls).toEqual(['https://router.huggingface.co/v1/chat/completions'])
  })

  it('the page sends no token by default', async () => {
    const { headers } = await sendRequest(['egg'])
    expect(headers).not.toHaveProperty('authorization')
  })
})

describe('§7 The calls it makes', () => {
  it('the payload is model, messages and max_tokens, with the ingredients joined by a comma and a space', async () => {
    const { body } = await sendRequest(['egg', '  a ', '', 'زعتر'])
    const words = 'I have these ingredients: egg,   a , , زعتر. Which recipe do you recommend?'
    expect(body).toEqual({
      model: 'mistralai/Mistral-7B-Instruct-v0.3',
      messages: [
        { role: 'system', content: expect.any(String) },
        { role: 'user', content: words },
      ],
      max_tokens: 1024,
    })
  })

  it('the recipe is choices[0].message.content, and no other field', async () => {
    const choices = [{ message: { content: 'first' } }, { message: { content: 'second' } }]
    server.respondWith(send(200, { choices }))
    expect((await sendRequest(['egg'])).recipe).toBe('first')
  })
})

describe('§8 Error catalogue', () => {
  it('a failed call sets the recipe to undefined and logs one message to the console', async () => {
    server.respondWith(send(500, { error: 'The oven is broken' }))
    expect((await sendRequest(['egg'])).recipe).toBeUndefined()
    const message = 'The chat server answered 500: The oven is broken'
    expect(console.error).toHaveBeenCalledExactlyOnceWith(message)
  })
})

describe('§9 Business constants and limits', () => {
  it('VITE_CHAT_MODEL replaces Mistral 7B instruct v0.3', async () => {
    const { body } = await sendRequest(['egg'], { VITE_CHAT_MODEL: 'mistral:7b' })
    expect(body.model).toBe('mistral:7b')
  })

  it('the system message requests a recipe from some of the ingredients, with few extras, as markdown', async () => {
    const { content } = (await sendRequest(['egg'])).body.messages[0]
    const clauses = ['suggest', 'recipe', 'not all', 'used', 'extra ingredients', 'few', 'markdown']
    for (const words of clauses) expect(content.toLowerCase()).toContain(words)
  })
})
