/** Adds many ingredients in one go, since each key takes its time. It runs in the page, and so uses nothing from outside. */
export function submitAll(ingredients: readonly string[]) {
  const field = document.querySelector('input')
  for (const ingredient of ingredients) {
    if (field) field.value = ingredient
    field?.form?.requestSubmit()
  }
}
