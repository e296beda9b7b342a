import { completion, respond, startLocalServer } from '../support/localServer.ts'
import { expect, test } from './fixtures.ts'

test('VITE_HF_TOKEN: the page calls Hugging Face itself, with the token', async ({
  open,
  page,
}) => {
  const app = await open({ settings: { VITE_HF_TOKEN: 'hf_inThePage' } })
  const huggingFace = await startLocalServer(completion('# From Hugging Face'))
  await page.route('https://router.huggingface.co/**', async (route) => {
    expect(route.request().headers().authorization).toBe('Bearer hf_inThePage')
    const response = await route.fetch({
      url: huggingFace.url + new URL(route.request().url()).pathname,
    })
    await route.fulfill({ response })
  })
  await app.add('eggs')
  await app.button('Suggest a recipe').click()
  await expect(app.recipe.getByRole('heading')).toHaveText('From Hugging Face')
  expect(huggingFace.requests).toMatchObject([{ path: '/v1/chat/completions' }])
  expect(app.server.requests).toEqual([])
  await huggingFace.close()
})

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

  await test.step('without CORS headers, or when it is closed, it can’t be reached', async () => {
    const failures = () => app.errors.filter((line) => !line.startsWith('Access to fetch'))
    other.respondWith(respond(200, {}))
    await app.request()
    await expect(app.recipe).toBeEmpty()
    expect(failures()).toEqual([expect.stringContaining('can’t be reached')])
    await other.close()
    await app.request()
    await expect(app.recipe).toBeEmpty()
    expect(failures()).toHaveLength(2)
  })
})
