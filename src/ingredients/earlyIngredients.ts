declare global {
  interface Window {
    earlyIngredients?: string[]
  }
}

/**
 * Runs by itself in index.html, before the page's script has come: keeps what is entered until that takes it, and if
 * it never comes gives it back and says so. It may use nothing from outside itself.
 */
export function keepEarlyIngredients() {
  const field = document.querySelector('input')
  const hint = document.querySelector('.hint')
  const early: string[] = []
  window.earlyIngredients = early

  addEventListener('submit', (event) => {
    // The page is alive, and has dealt with it.
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

/** What was entered before the page was alive, in order; each once. */
export function takeEarlyIngredients(): string[] {
  return window.earlyIngredients?.splice(0) ?? []
}
