/** Adds many ingredients at once. Runs in the page, so it uses no outer variables. */
export function submitAll(ingredients: readonly string[]) {
  const field = document.querySelector('input')
  for (const ingredient of ingredients) {
    if (field) field.value = ingredient
    field?.form?.requestSubmit()
  }
}
