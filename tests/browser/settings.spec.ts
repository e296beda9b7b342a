import { completion, startLocalServer } from '../support/localServer.ts'
import { expect, test } from './fixtures.ts'

test('VITE_CHAT_ENDPOINT: the page calls another server', async ({ open }) => {
  const cors = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': 'content-type',
  }
  const other = await startLocalServer(completion('# From another server', cors))
  const settings = { VITE_CHAT_ENDPOINT: `${other.url}/v1/` }
  const app = await open({ settings, ingredients: ['egg'] })
  await app.request()
  await expect(app.recipe.getByRole('heading')).toHaveText('From another server')
  expect(other.requests.at(-1)).toMatchObject({ method: 'POST', path: '/v1/chat/completions' })
  expect(app.errors).toEqual([])
  await other.close()
})
