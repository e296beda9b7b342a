// The chat and the renderer: half of the page's code, which the first screen does not need.
export { createHuggingFaceChat } from '../chat/createHuggingFaceChat.ts'
export { Recipe } from '../features/recipe/sheet/Recipe.tsx'
