import { completion } from '../support/localServer.ts'
import { expect, test } from './fixtures.ts'
import { PAYLOADS } from './payloads.ts'
import { HARMLESS, showInTurn } from './showInTurn.ts'

declare global {
  interface Window {
    pwned: number
  }
}

for (const bypassCSP of [false, true]) {
  test.describe(`with the security policy ${bypassCSP ? 'off' : 'on'}`, () => {
    test.use({ bypassCSP })

    test('no hostile text runs a script, sends a request or leaves the page', async ({
      open,
      page,
      context,
    }) => {
      const replies = Object.values(PAYLOADS).flat()
      await page.addInitScript(() => {
        Object.assign(window, { pwned: 0, pwn: () => window.pwned++ })
      })
      const app = await open()
      await app.add('egg')
      await app.request()
      await expect(app.recipe.getByRole('heading')).toBeVisible()
      const escapes: string[] = []
      context.on('request', (request) => {
        if (!request.url().startsWith(app.server.url)) escapes.push(request.url())
      })
      page.on('dialog', (dialog) => escapes.push(`dialog: ${dialog.message()}`))
      page.on('framenavigated', (frame) => escapes.push(`navigation: ${frame.url()}`))
      app.server.respondWith(...replies.map((reply) => completion(reply)))
      expect(await page.evaluate(showInTurn, { replies, harmless: HARMLESS })).toEqual([])
      expect(app.server.requests).toHaveLength(replies.length)
      expect(escapes).toEqual([])
      expect(await page.evaluate(() => window.pwned)).toBe(0)
      // Chromium logs a violation of the security policy as an error.
      expect(app.errors).toEqual([])
      await expect(app.items).toHaveText(['egg'])
    })
  })
}

test('links, images, character references and checkboxes are shown safely', async ({ open }) => {
  const app = await open()
  const { text } = app
  await app.add('egg')

  await test.step('links to http, https and mailto open a new tab', async () => {
    await app.show('[a](http://a.example) [b](HTTPS://b.example/c?d#e) www.f.example <g@h.example>')
    await expect(text.getByRole('link')).toHaveCount(4)
    for (const link of await text.getByRole('link').all()) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
      await expect(link).toHaveAttribute('target', '_blank')
    }
  })

  await test.step('other links are text', async () => {
    await app.show('[a](javascript:1) [b]() [c](/) [d](#a) [e](http:/a) [f](mailto:)')
    await expect(text).toHaveText('a b c d e f')
    await expect(text.getByRole('link')).toHaveCount(0)
  })

  await test.step('an image is shown as its alternative text, also in a link', async () => {
    await app.show(
      '![a bowl](https://a.example/a.png) [![soup](https://a.example/b)](https://c.example)',
    )
    await expect(text).toHaveText('a bowl soup')
    await expect(text.getByRole('link')).toHaveAttribute('href', 'https://c.example')
    await expect(text.getByRole('link')).toHaveText('soup')
  })

  await test.step('character references are decoded', async () => {
    await app.show('&amp; &frac12; &nbsp;&copy; &#127859; &NotEqualTilde; &nosuchthing; `&amp;` &')
    await expect(text).toHaveText('& ½ © 🍳 ≂̸ &nosuchthing; &amp; &')
  })

  await test.step('the checkboxes of a task list have a label and are disabled', async () => {
    await app.show('- [x] eggs\n- [ ] salt')
    await expect(text.getByRole('checkbox', { name: 'Done' })).toBeDisabled()
    await expect(text.getByRole('checkbox', { name: 'To do' })).not.toBeChecked()
  })

  expect(app.errors).toEqual([])
})

test('a reply that would be slow to render is shown whole, as plain text', async ({ open }) => {
  const app = await open()
  await app.add('egg')
  for (const reply of [
    `# Soup\n\n${'Stir well. '.repeat(5000)}`,
    `${'>'.repeat(2600)}soup`,
    `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n${'a\n'.repeat(500)}`,
    `a${'\u0301'.repeat(100_000)}`,
  ]) {
    await app.show(reply)
    expect(await app.text.textContent()).toBe(reply)
    await expect(app.text.locator('*:not(.plain-text, .plain-text > p)')).toHaveCount(0)
    await expect(app.button('Suggest a recipe')).toHaveAttribute('aria-disabled', 'false')
  }
  expect(app.errors).toEqual([])
})
