// The elements that earlyIngredients.ts finds before React starts. ROOT_ID is also in index.html.
export const ROOT_ID = 'root'
export const FIELD_ID = 'ingredient'
export const HINT_ID = 'hint'
