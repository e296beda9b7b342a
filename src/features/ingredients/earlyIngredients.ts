declare global {
  interface Window {
    /** What was entered so far, in order. The call takes over: from then on nothing is kept. */
    takeEarlyIngredients?: () => string[]
  }
}

/**
 * Runs inline in index.html: keeps what is submitted before the page's script handles it. If the script can't be loaded
 * or started, it gives back what it kept and says so. The build copies it as text, so it may use nothing from outside
 * itself.
 */
export function keepEarlyIngredients() {
  const root = document.getElementById('root')
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')
  const field = document.querySelector('input')
  const hint = document.querySelector('.hint')
  if (!root || !script || !field || !hint) return
  const screen = [...root.childNodes]
  const early: string[] = []
  let isOver = false
  window.takeEarlyIngredients = () => {
    isOver = true
    return early
  }

  addEventListener('submit', (event) => {
    // The page's script has dealt with it.
    if (event.defaultPrevented) return
    event.preventDefault()
    if (isOver) return
    early.push(field.value)
    field.value = ''
  })
  addEventListener(
    'error',
    (event) => {
      const failed = event.target instanceof HTMLScriptElement ? event.target.src : event.filename
      // Browsers' extensions have errors, too; and later ones leave the page there, unless React empties it.
      if (failed !== script.src || (isOver && root.querySelector('input'))) return
      isOver = true
      if (!field.isConnected) root.replaceChildren(...screen)
      hint.setAttribute('role', 'alert')
      hint.textContent =
        'This page could not start. Please reload it. If that does not help, a newer browser may.'
      field.value = [...early, field.value].join(', ')
    },
    true,
  )
}
