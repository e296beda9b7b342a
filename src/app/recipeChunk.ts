// Loaded lazily: what only a recipe needs is half of the page's code.

export { createHuggingFaceChat } from '../chat/createHuggingFaceChat.ts'
export { Recipe } from '../features/recipe/sheet/Recipe.tsx'
