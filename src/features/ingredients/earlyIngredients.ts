import { FIELD_ID, HINT_ID, ROOT_ID } from './earlyIds.ts'
import { ignoreHeldEnter } from './ignoreHeldEnter.ts'

declare global {
  interface Window {
    /** Stops collecting. Returns everything that was entered, in order, and its list. Later calls return the same. */
    endEarlyIngredients?: () => {
      ingredients: string[]
      list: HTMLElement
      field: HTMLInputElement
      wasFormUsedLast: boolean
    }
  }
}

keepEarlyIngredients()

/**
 * Collects and shows the ingredients that are submitted before the page's script has loaded. If the script can't load
 * or start, they return to the field, and the page says so. prerender.ts inlines this file into index.html.
 */
function keepEarlyIngredients() {
  const root = document.getElementById(ROOT_ID)
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')
  const field = document.getElementById(FIELD_ID)
  const hint = document.getElementById(HINT_ID)
  if (!root || !script || !(field instanceof HTMLInputElement) || !hint) return
  const firstScreen = [...root.childNodes]
  let isHandedOver = false

  const list = document.createElement('ul')
  list.lang = ''
  const title = document.createElement('h2')
  title.textContent = 'Ingredients on hand'
  list.ariaLabel = title.textContent
  const section = document.createElement('section')
  section.className = 'ingredient-list'
  section.append(title, list)

  const early = { ingredients: [] as string[], list: section, field, wasFormUsedLast: false }
  function end() {
    isHandedOver = true
    return early
  }
  window.endEarlyIngredients = end

  // Not focusout, which browsers also fire when React removes the field.
  for (const type of ['focusin', 'pointerdown'])
    addEventListener(type, ({ target }) => {
      early.wasFormUsedLast = field.form === (target as Element).closest?.('form')
    })

  addEventListener('keydown', ignoreHeldEnter)

  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return // React has handled it.
    event.preventDefault()
    if (isHandedOver) return // React could not start. The text stays in the field.
    early.ingredients.push(field.value)
    const item = document.createElement('li')
    item.dir = 'auto'
    item.textContent = field.value
    list.append(item)
    // Outside the root: React expects to find the content of the root unchanged.
    root.after(section)
    field.value = ''
  })

  addEventListener(
    'error',
    (event) => {
      const failed = event.target instanceof HTMLScriptElement ? event.target.src : event.filename
      // If React fails to start, it empties the root.
      const hasStarted = isHandedOver && document.getElementById(FIELD_ID)
      if (failed !== script.src || hasStarted) return
      const typed = field.value ? [field.value] : []
      field.value = [...end().ingredients, ...typed].join(', ')
      section.remove()
      if (!field.isConnected) root.replaceChildren(...firstScreen)
      hint.setAttribute('role', 'alert')
      hint.textContent =
        'This page did not load completely. Copy what is in the field, then reload the page.'
    },
    true, // In the capture phase, because an element's error event does not bubble.
  )
}
