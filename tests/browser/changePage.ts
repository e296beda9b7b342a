import type { Page } from '@playwright/test'

/**
 * Translates the page as browsers do, now and whenever it changes: replaces each text node with elements, and adds `*`
 * to each word. Runs in the page, so it uses no outer variables.
 */
export function translate() {
  function translateAll() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.parentElement?.closest('font, script')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data.replace(/\p{L}+/gu, '$&*')
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  translateAll()
  const changes = { childList: true, characterData: true, subtree: true }
  new MutationObserver(translateAll).observe(document.body, changes)
}

/** The text of a translated page without the marks of the translation. */
export const untranslated = (text: string) => text.replaceAll('*', '').replace(/\s+/g, ' ').trim()

/** Holds back the page's script until the test calls the returned function, which may change the script. */
export async function holdScript(page: Page) {
  let resolveChange = (_change: Change) => {}
  const released = new Promise<Change>((resolve) => {
    resolveChange = resolve
  })
  await page.route('**/index-*.js', async (route) => {
    const change = await released
    const response = await route.fetch()
    const body = change(await response.text())
    await (body === undefined ? route.abort() : route.fulfill({ response, body }))
  })
  const unchanged: Change = (script) => script
  return (change = unchanged) => resolveChange(change)
}

/** Returns the changed script, or undefined to make it fail to load. */
export type Change = (script: string) => string | undefined
