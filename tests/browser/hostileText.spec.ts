import { completion } from '../support/localServer.ts'
import { expect, test } from './fixtures.ts'
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

for (const bypassCSP of [false, true]) {
  test.describe(`with the security policy ${bypassCSP ? 'off' : 'on'}`, () => {
    test.use({ bypassCSP })

    test('no hostile text runs a script, sends a request or leaves the page', async ({
      open,
      page,
      context,
    }) => {
      const replies = Object.values(PAYLOADS).flat()
      const kitchen = await open({ answers: [completion('# Rendered')] })
      await kitchen.add('egg')
      await kitchen.ask()
      await expect(kitchen.recipe.getByRole('heading')).toBeVisible()
      const escapes: string[] = []
      context.on('request', (request) => {
        if (!request.url().startsWith(kitchen.server.url)) escapes.push(request.url())
      })
      page.on('dialog', (dialog) => escapes.push(`dialog: ${dialog.message()}`))
      page.on('framenavigated', (frame) => escapes.push(`navigation: ${frame.url()}`))
      kitchen.server.answerWith(...replies.map((reply) => completion(reply)))
      expect(await page.evaluate(showInTurn, { replies, harmless: HARMLESS })).toEqual([])
      expect(kitchen.server.requests).toHaveLength(replies.length)
      const { pwned, violations } = await page.evaluate(() => ({
        pwned: window.pwned,
        violations: window.violations,
      }))
      expect({ pwned, violations, escapes }).toEqual({ pwned: 0, violations: [], escapes: [] })
      expect(kitchen.errors).toEqual([])
      await expect(kitchen.items).toHaveText(['egg'])
    })
  })
}

test('links, images, character references and boxes are shown safely', async ({ open, page }) => {
  const kitchen = await open()
  const { text } = kitchen
  await kitchen.add('egg')
  const show = async (reply: string) => {
    kitchen.server.answerWith(completion(reply))
    await kitchen.ask()
  }

  await test.step('links lead to http, https and mailto, in a new tab', async () => {
    await show('[a](http://a.example) [b](HTTPS://b.example/c?d#e) www.f.example <g@h.example>')
    await expect(text.getByRole('link')).toHaveCount(4)
    for (const link of await text.getByRole('link').all()) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
      await expect(link).toHaveAttribute('target', '_blank')
    }
  })

  await test.step('pressing any other link changes nothing', async () => {
    const words = ['one', 'two', 'three', 'four', 'five', 'six']
    await show('[one](javascript:1) [two]() [three](/) [four](#a) [five](http:/a) [six](mailto:)')
    await expect(text).toHaveText(words.join(' '))
    await expect(text.getByRole('link')).toHaveCount(0)
    const address = page.url()
    for (const word of words) await text.getByText(word).click()
    expect(page.url()).toBe(address)
    await expect(kitchen.items).toHaveText(['egg'])
  })

  await test.step('an image is its alternative text, also as a link', async () => {
    await show(
      '![a bowl](https://a.example/a.png) [![soup](https://a.example/b)](https://c.example)',
    )
    await expect(text).toHaveText('a bowl soup')
    await expect(text.getByRole('link')).toHaveAttribute('href', 'https://c.example')
    await expect(text.getByRole('link')).toHaveText('soup')
  })

  await test.step('character references are read', async () => {
    await show('&amp; &frac12; &nbsp;&copy; &#127859; &NotEqualTilde; &nosuchthing; `&amp;` &')
    await expect(text).toHaveText('& ½ © 🍳 ≂̸ &nosuchthing; &amp; &')
    expect(await page.evaluate(() => window.violations)).toEqual([])
  })

  await test.step('the boxes of a task list have a label and are disabled', async () => {
    await show('- [x] eggs\n- [ ] salt')
    await expect(text.getByRole('checkbox', { name: 'Done' })).toBeDisabled()
    await expect(text.getByRole('checkbox', { name: 'To do' })).not.toBeChecked()
  })

  expect(kitchen.errors).toEqual([])
})

test('a reply that would be slow to render is shown as plain text, whole', async ({ open }) => {
  const kitchen = await open()
  await kitchen.add('egg')
  for (const reply of [
    `# Soup\n\n${'Stir well. '.repeat(5000)}`,
    `${'>'.repeat(2600)}soup`,
    `${'* '.repeat(1100)}soup`,
    `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n${'a\n'.repeat(500)}`,
    '🧂'.repeat(150_000),
    `a${'\u0301'.repeat(100_000)}`,
  ]) {
    kitchen.server.answerWith(completion(reply))
    await kitchen.ask()
    expect(await kitchen.text.textContent()).toBe(reply)
    await expect(kitchen.text.locator('*:not(.plain-text, .plain-text > p)')).toHaveCount(0)
    await expect(kitchen.button('Suggest a recipe')).toHaveAttribute('aria-disabled', 'false')
  }
  expect(kitchen.errors).toEqual([])
})
