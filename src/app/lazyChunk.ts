// Loaded once the page is idle: the chat and the renderer, half of the page's code.
export { createHuggingFaceChat } from '../chat/createHuggingFaceChat.ts'
export { Recipe } from '../features/recipe/sheet/Recipe.tsx'
