/** What a reply may hold that gets rendered, and nothing else. */
export const HARMLESS =
  'p,span,h1,h2,h3,h4,h5,h6,strong,em,del,code,pre,blockquote,hr,br,ul,ol,li,input[type=checkbox][disabled],' +
  'table,thead,tbody,tr,th,td,sup,section,' +
  'a[href][target=_blank][rel="noopener noreferrer nofollow"]'

/**
 * Asks for each of `replies` in turn, presses whatever is in it but links, and returns what should not be in any.
 * It runs in the page, since a round trip from a test takes longer than all that the page does; so it may use nothing
 * from outside itself.
 */
export async function showInTurn({
  replies,
  harmless,
}: {
  replies: readonly string[]
  harmless: string
}) {
  const request = document.querySelector<HTMLButtonElement>('button.request')
  if (!request) throw new Error('There is no button to ask with')
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
    const all = [...document.querySelectorAll<HTMLElement>('.recipe-text *, .plain-text *')]
    for (const element of all) if (!element.closest('a')) element.click()
    if (!document.querySelector('.recipe-text, .plain-text')) found.push(`not shown: ${reply}`)
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
  // What was set off by any of them has had the time of all the others, and this much more.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return found
}
