import { huggingFaceChat } from '../chat/huggingFaceChat.ts'
import { huggingFaceStream } from '../chat/huggingFaceStream.ts'

// Everything that only a recipe needs, in one lazy chunk: most of the page's code.

export { Recipe } from '../features/recipe/Recipe.tsx'

const { chat: chatSettings } = __SETTINGS__
// `__SETTINGS__.stream` is a constant (vite.config.ts), so the build leaves out the adapter that is not used.
export const chat = __SETTINGS__.stream
  ? huggingFaceStream(chatSettings, location.href)
  : huggingFaceChat(chatSettings, location.href)
