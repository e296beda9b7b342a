// Loaded lazily: what only a recipe needs is half of the page's code.

export { huggingFaceChat } from '../chat/huggingFaceChat.ts'
export { Recipe } from '../features/recipe/Recipe.tsx'
