import { answer, completion } from '../support/localServer.ts'
import { expect, test } from './fixtures.ts'

const OMELETTE = `# Omelette *fines herbes*

| Ingredient | Amount |
| --- | ---: |
| eggs | 3 |

1. Beat the **eggs**.
2. ~~Boil~~ Fry them.

- [x] salt
`

test('from the first ingredient to a rendered recipe', async ({ open }) => {
  const kitchen = await open({ answers: [completion(OMELETTE)] })
  const { page, recipe, items } = kitchen
  await expect(page.getByRole('heading', { name: 'Chef Claude' })).toBeVisible()
  await expect(page.getByAltText('Chef Icon')).toHaveJSProperty('complete', true)
  await expect(page.getByText('Ingredients on hand')).toBeHidden()

  await kitchen.add('eggs')
  await expect(items).toHaveText(['eggs'])
  await expect(kitchen.field).toHaveValue('')
  await expect(kitchen.field).toBeFocused()
  await expect(kitchen.button('Suggest a recipe')).toBeVisible()
  await kitchen.add('chives', 'butter')
  await expect(kitchen.button('Get a recipe')).toBeHidden()
  await kitchen.add('salt')
  await expect(page.getByText('Get a recipe from your list of ingredients')).toBeVisible()

  await kitchen.button('Get a recipe').click()
  await expect(recipe.getByRole('heading', { name: 'Omelette fines herbes' })).toBeVisible()
  await expect(recipe.getByRole('cell')).toHaveText(['eggs', '3'])
  await expect(recipe.locator('ol > li')).toHaveText(['Beat the eggs.', 'Boil Fry them.'])
  await expect(recipe.getByRole('checkbox')).toBeChecked()
  expect(kitchen.sent).toEqual({
    model: 'mistralai/Mistral-7B-Instruct-v0.3',
    max_tokens: 1024,
    messages: [
      { role: 'system', content: expect.any(String) },
      { role: 'user', content: expect.stringContaining('eggs, chives, butter, salt') },
    ],
  })
  expect(kitchen.server.requests).toMatchObject([{ path: '/v1/chat/completions' }])
  expect(kitchen.errors).toEqual([])
})

test('from the first ingredient to a failed recipe, and on to the next', async ({ open }) => {
  const kitchen = await open({ answers: [answer(500, { error: { message: 'The oven broke' } })] })
  await kitchen.add('eggs', 'chives')
  await kitchen.button('Suggest a recipe').click()
  await expect(kitchen.recipe).toBeVisible()
  await expect(kitchen.recipe).toBeEmpty()
  await expect(kitchen.items).toHaveText(['eggs', 'chives'])
  expect(kitchen.errors).toEqual(['The chat server answered 500: The oven broke'])

  kitchen.server.answerWith(completion('Fry them.'))
  await kitchen.add('salt')
  await kitchen.button('Suggest a recipe').click()
  await expect(kitchen.text).toHaveText('Fry them.')
  expect(kitchen.sent.messages[1].content).toContain('eggs, chives, salt')
})

test('Stop closes the connection and leaves everything as it stood', async ({ open }) => {
  let closed = () => {}
  const isClosed = new Promise<void>((resolve) => {
    closed = resolve
  })
  const kitchen = await open({ answers: [(response) => response.on('close', closed)] })
  await kitchen.add('eggs')
  await kitchen.button('Suggest a recipe').dblclick()
  await expect(kitchen.status).toHaveText('Asking the chef…')
  await expect(kitchen.button('Suggest a recipe')).toHaveAttribute('aria-disabled', 'true')
  await kitchen.button('Stop').click()
  await isClosed
  await expect(kitchen.status).toHaveText('Stopped.')
  await expect(kitchen.recipe).toBeHidden()
  expect(kitchen.server.requests).toHaveLength(1)
  expect(kitchen.errors).toEqual([])
})

test('nothing is stored, and nothing is asked of any other host', async ({ open, context }) => {
  const hosts = new Set<string>()
  context.on('request', (request) => hosts.add(new URL(request.url()).host))
  const kitchen = await open()
  await kitchen.add('eggs')
  await kitchen.button('Suggest a recipe').click()
  await expect(kitchen.recipe.getByRole('heading')).toBeVisible()
  hosts.delete('')
  expect([...hosts]).toEqual([new URL(kitchen.server.url).host])
  expect(await context.storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] })
  await kitchen.page.reload()
  await expect(kitchen.items).toHaveCount(0)
})

test('the security policy is in force, and the whole journey does not touch it', async ({
  open,
  page,
}) => {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(window, { violations })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      violations.push(violatedDirective),
    )
  })
  const kitchen = await open({ answers: [completion(OMELETTE), answer(500, 'no')] })
  const violations = () => page.evaluate(() => (window as { violations?: string[] }).violations)
  await kitchen.add('a', 'b', 'c', 'd')
  await kitchen.ask()
  await expect(kitchen.recipe.getByRole('heading')).toBeVisible()
  await kitchen.ask()
  await expect(kitchen.recipe).toBeEmpty()
  expect(await violations()).toEqual([])

  await page.evaluate(() => fetch('http://127.0.0.1:9/').catch(() => {}))
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
  })
  const sink = page.evaluate(() => {
    document.createElement('p').innerHTML = '<b>a</b>'
  })
  await expect(sink).rejects.toThrow(/TrustedHTML/)
  expect(await violations()).toEqual(
    expect.arrayContaining(['connect-src', 'style-src-elem', 'require-trusted-types-for']),
  )
})
