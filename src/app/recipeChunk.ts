import { huggingFaceChat } from '../chat/huggingFaceChat.ts'

// Everything that only a recipe needs, in one lazy chunk: most of the page's code.

export { Recipe } from '../features/recipe/Recipe.tsx'

export const chat = huggingFaceChat(__SETTINGS__.chat, location.href)
