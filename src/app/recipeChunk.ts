// Everything that only a recipe needs, in one lazy chunk: most of the page's code.

export { huggingFaceChat } from '../chat/huggingFaceChat.ts'
export { Recipe } from '../features/recipe/Recipe.tsx'
