import { completion } from '../support/localServer.ts'
import { expect, type Kitchen, test } from './fixtures.ts'
import { PAYLOADS } from './payloads.ts'
import { HARMLESS, showInTurn } from './showInTurn.ts'

declare global {
  interface Window {
    pwned: number
    violations: string[]
  }
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { pwned: 0, violations: [], pwn: () => window.pwned++ })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })
})

async function expectInert(kitchen: Kitchen, replies: readonly string[]) {
  kitchen.server.answerWith(...replies.map((reply) => completion(reply)))
  expect(await kitchen.page.evaluate(showInTurn, { replies, harmless: HARMLESS })).toEqual([])
  const came = await kitchen.page.evaluate(() => ({
    pwned: window.pwned,
    violations: window.violations,
  }))
  expect(came).toEqual({ pwned: 0, violations: [] })
  expect(kitchen.server.requests).toHaveLength(replies.length)
}

for (const bypassCSP of [false, true]) {
  test.describe(`with the security policy ${bypassCSP ? 'off' : 'on'}`, () => {
    test.use({ bypassCSP })

    for (const [kind, payloads] of Object.entries(PAYLOADS)) {
      test(`no script runs and no request leaves for hostile ${kind} (${payloads.length})`, async ({
        open,
        context,
      }) => {
        const kitchen = await open({ answers: [completion('# Rendered')] })
        await kitchen.add('egg')
        await kitchen.ask()
        await expect(kitchen.recipe.getByRole('heading')).toBeVisible()
        const abroad: string[] = []
        context.on('request', (request) => {
          if (!request.url().startsWith(kitchen.server.url)) abroad.push(request.url())
        })
        kitchen.page.on('dialog', (dialog) => abroad.push(`a dialog: ${dialog.message()}`))
        kitchen.page.on('framenavigated', (frame) => abroad.push(`a navigation: ${frame.url()}`))
        await expectInert(kitchen, payloads)
        expect(abroad).toEqual([])
        expect(kitchen.errors).toEqual([])
        await expect(kitchen.items).toHaveText(['egg'])
      })
    }
  })
}

test('a remote image is not fetched: its words and, as a link, its address are shown', async ({
  open,
}) => {
  const reply = '![a bowl of soup](https://pictures.example/a.png)'
  const { recipe, ...kitchen } = await shown(await open(), reply)
  await expect(recipe).toHaveText('a bowl of soup (https://pictures.example/a.png)')
  await expect(recipe.getByRole('link')).toHaveAttribute('href', 'https://pictures.example/a.png')
  expect(kitchen.errors).toEqual([])
})

test('an image inside a link is words of that link', async ({ open }) => {
  const reply = '[![soup](https://pictures.example/a.png)](https://b.example)'
  const { recipe } = await shown(await open(), reply)
  await expect(recipe.getByRole('link')).toHaveText('soup')
  await expect(recipe.getByRole('link')).toHaveAttribute('href', 'https://b.example')
})

test('links lead out by http, https and mailto, in a tab of their own', async ({ open }) => {
  const reply = '[a](http://a.example) [b](HTTPS://b.example/c?d#e) www.f.example <g@h.example>'
  const { recipe } = await shown(await open(), reply)
  const links = recipe.getByRole('link')
  await expect(links).toHaveCount(4)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('a link that ends up without an address is no link: pressing it leaves page and list as they are', async ({
  open,
}) => {
  const reply = '[one](javascript:1) [two]() [three](/) [four](#a) [five](http:/a) [six](mailto:)'
  const { recipe, ...kitchen } = await shown(await open(), reply)
  await expect(recipe).toHaveText('one two three four five six')
  await expect(recipe.getByRole('link')).toHaveCount(0)
  const address = kitchen.page.url()
  for (const word of ['one', 'two', 'three', 'four', 'five', 'six'])
    await recipe.getByText(word).click()
  expect(kitchen.page.url()).toBe(address)
  await expect(kitchen.page.getByRole('listitem')).toHaveText(['egg'])
})

test('words in the place of an address are not lost', async ({ open }) => {
  const { recipe } = await shown(
    await open(),
    '[tofu](cubed), [豆腐](切块), [salt](%ff) and ![rice](boiled)',
  )
  await expect(recipe).toHaveText('tofu (cubed), 豆腐 (切块), salt and rice')
  await expect(recipe.getByRole('link')).toHaveCount(0)
})

test('character references are read, with the security policy on', async ({ open }) => {
  const reply = '&amp; &frac12; &nbsp;&copy; &#127859; &NotEqualTilde; &nosuchthing; `&amp;` &'
  const { recipe, ...kitchen } = await shown(await open(), reply)
  await expect(recipe).toHaveText('& ½ © 🍳 ≂̸ &nosuchthing; &amp; &')
  expect(await kitchen.page.evaluate(() => window.violations)).toEqual([])
  expect(kitchen.errors).toEqual([])
})

test('the boxes of a task list have a label, and can’t be pressed', async ({ open }) => {
  const { recipe } = await shown(await open(), '- [x] eggs\n- [ ] salt')
  await expect(recipe.getByRole('checkbox', { name: 'Done' })).toBeDisabled()
  await expect(recipe.getByRole('checkbox', { name: 'To do' })).not.toBeChecked()
})

test('a reply that is too much to render is shown as plain text, whole', async ({ open }) => {
  const kitchen = await open()
  await kitchen.add('egg')
  for (const [what, reply] of [
    ['long', `# Soup\n\n${'Stir well. '.repeat(5000)}`],
    ['marked-up', '*_'.repeat(3000)],
    ['deep in quotes', `${'>'.repeat(2600)}soup`],
    ['deep in lists', `${'* '.repeat(1100)}soup`],
    ['wide and tall', `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n${'a\n'.repeat(500)}`],
    ['600 kB long', '🧂'.repeat(150_000)],
    ['full of accents', `a${'\u0301'.repeat(100_000)}`],
  ] as const)
    await test.step(what, async () => {
      kitchen.server.answerWith(completion(reply))
      await kitchen.ask()
      expect(await kitchen.text.textContent()).toBe(reply)
      await expect(kitchen.text.locator('*:not(.plain-text, .plain-text > p)')).toHaveCount(0)
      await expect(kitchen.button('Suggest a recipe')).toHaveAttribute('aria-disabled', 'false')
    })
  expect(kitchen.errors).toEqual([])
})

async function shown(kitchen: Kitchen, reply: string) {
  await kitchen.add('egg')
  kitchen.server.answerWith(completion(reply))
  await kitchen.ask()
  await expect(kitchen.recipe.locator('> *').first()).toBeVisible()
  const { page, text: recipe, errors } = kitchen
  return { page, recipe, errors }
}
