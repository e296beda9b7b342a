const BLOCKS = 'section, p, h1, h2, h3, h4, h5, h6, hr, pre, blockquote, ul, ol, li'
const TABLE = 'div[role=group], table, thead, tbody, tr, th, td'
const INLINE = 'code, strong, em, del, br, span, label, input[type=checkbox]'
const LINK = 'a[href][target=_blank][rel="noopener noreferrer nofollow"]'

/** The only elements that a rendered reply may contain. */
export const HARMLESS = [BLOCKS, TABLE, INLINE, LINK].join()

/**
 * Requests each of `replies`, which the server sends in this order. Clicks all but their links.
 * Returns what is not `harmless` or not shown. Runs in the page, so it uses no outer variables.
 */
export async function findHarm({ replies, harmless }: { replies: string[]; harmless: string }) {
  const buttons = [...document.querySelectorAll('button')]
  const request = buttons.find(({ textContent }) => textContent === 'Suggest a recipe')
  if (!request) throw new Error('The request button is missing')
  const answered = () =>
    new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (request.ariaDisabled === 'true') return
        observer.disconnect()
        resolve()
      })
      observer.observe(request, { attributeFilter: ['aria-disabled'] })
    })
  const found = []
  for (const reply of replies) {
    request.click()
    await answered()
    const all = [...document.querySelectorAll<HTMLElement>('[data-recipe-text] *')]
    for (const element of all) if (!element.closest('a')) element.click()
    if (!document.querySelector('[data-recipe-text]')) found.push(`not shown: ${reply}`)
    for (const element of all) {
      const names = element.getAttributeNames()
      const isHarmless =
        element.matches(harmless) &&
        !names.some((name) => /^on/.test(name)) &&
        (!(element instanceof HTMLAnchorElement) ||
          ['http:', 'https:', 'mailto:'].includes(element.protocol))
      if (!isHarmless) found.push(`${element.outerHTML} of ${reply}`)
    }
  }
  // Gives the scripts of the last reply time to run.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return found
}
