import { respond, startLocalServer } from '../support/localServer.ts'
import { expect, test } from './fixtures.ts'

test('VITE_CHAT_ENDPOINT and VITE_CHAT_MODEL: the page calls another server', async ({ open }) => {
  const cors = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'content-type',
  }
  const other = await startLocalServer((response, request) => {
    const reply = { choices: [{ message: { content: '# From another server' } }] }
    respond(200, request.method === 'OPTIONS' ? '' : reply, cors)(response, request)
  })
  const app = await open({
    settings: { VITE_CHAT_ENDPOINT: `${other.url}/v1/`, VITE_CHAT_MODEL: 'mistral:7b' },
  })
  await app.add('eggs')
  await app.button('Suggest a recipe').click()
  await expect(app.recipe.getByRole('heading')).toHaveText('From another server')
  const posted = other.requests.filter(({ method }) => method === 'POST')
  expect(posted).toMatchObject([{ path: '/v1/chat/completions' }])
  expect(posted[0]?.headers).not.toHaveProperty('authorization')
  expect(JSON.parse(posted[0]?.body ?? '')).toMatchObject({ model: 'mistral:7b' })
  other.respondWith(respond(200, {}))
  await app.request()
  await expect(app.recipe).toBeEmpty()
  // Chromium also logs that the CORS headers are missing.
  expect(app.errors.at(-1)).toContain('No connection to the chat server')
  await other.close()
})
