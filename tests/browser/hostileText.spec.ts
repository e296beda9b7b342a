import { findHarm, HARMLESS } from '../support/findHarm.ts'
import { HOSTILE_REPLIES } from '../support/hostileReplies.ts'
import { sendCompletion } from '../support/localServer.ts'
import { ALL_ELEMENTS, expect, test } from './fixtures.ts'

test.describe('without the security policy, which would block hostile text too', () => {
  test.use({ bypassCSP: true })

  test('hostile text can’t run scripts, fetch or navigate', async ({ open, page, context }) => {
    const hostile = HOSTILE_REPLIES.flatMap(([, replies]) => replies)
    // The first says which elements a usual reply has.
    const replies = [ALL_ELEMENTS, ...hostile]
    await page.addInitScript(() => Object.assign(window, { pwn: () => console.error('pwned') }))
    const app = await open({ ingredients: ['egg'] })
    await app.request()
    await expect(app.recipe.getByRole('heading')).toBeVisible()
    const escapes: string[] = []
    context.on('request', (request) => {
      if (!request.url().startsWith(app.url)) escapes.push(request.url())
    })
    page.on('dialog', (dialog) => escapes.push(`dialog: ${dialog.message()}`))
    page.on('framenavigated', (frame) => escapes.push(`navigation: ${frame.url()}`))
    app.upstream.respondWith(...replies.map((reply) => sendCompletion(reply)))
    expect(await page.evaluate(findHarm, { replies, harmless: HARMLESS })).toEqual([])
    expect(app.upstream.requests).toHaveLength(replies.length)
    expect(escapes).toEqual([])
    expect(app.errors).toEqual([])
    await expect(app.items).toHaveText(['egg'])
  })
})
