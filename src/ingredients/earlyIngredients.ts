declare global {
  interface Window {
    earlyIngredients?: string[]
  }
}

/**
 * Runs inline in index.html: keeps what is submitted before the page's script handles it. If the script can't be loaded,
 * it gives back what it kept and says so. The build copies it as text, so it may use nothing from outside itself.
 */
export function keepEarlyIngredients() {
  const field = document.querySelector('input')
  const hint = document.querySelector('.hint')
  const early: string[] = []
  window.earlyIngredients = early

  addEventListener('submit', (event) => {
    // The page's script has dealt with it.
    if (event.defaultPrevented || !field) return
    event.preventDefault()
    early.push(field.value)
    field.value = ''
  })
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || !field || !hint) return
      hint.textContent = 'Part of this page could not be loaded. Please reload it.'
      field.value = [...early, field.value].join(', ')
    },
    true,
  )
}

/** What was entered before the page's script had loaded, in order. Each is given once. */
export function takeEarlyIngredients(): string[] {
  return window.earlyIngredients?.splice(0) ?? []
}
