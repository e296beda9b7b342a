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
      const kitchen = await open()
      await kitchen.add('egg')
      await kitchen.request()
      await expect(kitchen.recipe.getByRole('heading')).toBeVisible()
      const escapes: string[] = []
      context.on('request', (request) => {
        if (!request.url().startsWith(kitchen.server.url)) escapes.push(request.url())
      })
      page.on('dialog', (dialog) => escapes.push(`dialog: ${dialog.message()}`))
      page.on('framenavigated', (frame) => escapes.push(`navigation: ${frame.url()}`))
      kitchen.server.respondWith(...replies.map((reply) => completion(reply)))
      expect(await page.evaluate(showInTurn, { replies, harmless: HARMLESS })).toEqual([])
      expect(kitchen.server.requests).toHaveLength(replies.length)
      expect(escapes).toEqual([])
      expect(await page.evaluate(() => window.pwned)).toBe(0)
      // Chromium logs a violation of the security policy as an error.
      expect(kitchen.errors).toEqual([])
      await expect(kitchen.items).toHaveText(['egg'])
    })
  })
}

test('links, images, character references and checkboxes are shown safely', async ({ open }) => {
  const kitchen = await open()
  const { text } = kitchen
  await kitchen.add('egg')

  await test.step('links to http, https and mailto open a new tab', async () => {
    await kitchen.show(
      '[a](http://a.example) [b](HTTPS://b.example/c?d#e) www.f.example <g@h.example>',
    )
    await expect(text.getByRole('link')).toHaveCount(4)
    for (const link of await text.getByRole('link').all()) {
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
      await expect(link).toHaveAttribute('target', '_blank')
    }
  })

  await test.step('other links are text', async () => {
    await kitchen.show('[a](javascript:1) [b]() [c](/) [d](#a) [e](http:/a) [f](mailto:)')
    await expect(text).toHaveText('a b c d e f')
    await expect(text.getByRole('link')).toHaveCount(0)
  })

  await test.step('an image is shown as its alternative text, also in a link', async () => {
    await kitchen.show(
      '![a bowl](https://a.example/a.png) [![soup](https://a.example/b)](https://c.example)',
    )
    await expect(text).toHaveText('a bowl soup')
    await expect(text.getByRole('link')).toHaveAttribute('href', 'https://c.example')
    await expect(text.getByRole('link')).toHaveText('soup')
  })

  await test.step('character references are decoded', async () => {
    await kitchen.show(
      '&amp; &frac12; &nbsp;&copy; &#127859; &NotEqualTilde; &nosuchthing; `&amp;` &',
    )
    await expect(text).toHaveText('& ½ © 🍳 ≂̸ &nosuchthing; &amp; &')
  })

  await test.step('the checkboxes of a task list have a label and are disabled', async () => {
    await kitchen.show('- [x] eggs\n- [ ] salt')
    await expect(text.getByRole('checkbox', { name: 'Done' })).toBeDisabled()
    await expect(text.getByRole('checkbox', { name: 'To do' })).not.toBeChecked()
  })

  expect(kitchen.errors).toEqual([])
})

test('a reply that would be slow to render is shown whole, as plain text', async ({ open }) => {
  const kitchen = await open()
  await kitchen.add('egg')
  for (const reply of [
    `# Soup\n\n${'Stir well. '.repeat(5000)}`,
    `${'>'.repeat(2600)}soup`,
    `|${'a|'.repeat(100)}\n|${'-|'.repeat(100)}\n${'a\n'.repeat(500)}`,
    `a${'\u0301'.repeat(100_000)}`,
  ]) {
    await kitchen.show(reply)
    expect(await kitchen.text.textContent()).toBe(reply)
    await expect(kitchen.text.locator('*:not(.plain-text, .plain-text > p)')).toHaveCount(0)
    await expect(kitchen.button('Suggest a recipe')).toHaveAttribute('aria-disabled', 'false')
  }
  expect(kitchen.errors).toEqual([])
})
