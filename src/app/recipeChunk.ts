// Loaded lazily. Holds what only a recipe needs: Hugging Face's client and the renderer, half of the page's code.

export { huggingFaceChat } from '../chat/huggingFaceChat.ts'
export { Recipe } from '../features/recipe/Recipe.tsx'
