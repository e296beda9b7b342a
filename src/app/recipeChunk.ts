import { huggingFaceChat } from '../chat/huggingFaceChat.ts'
import { readStream } from '../chat/readStream.ts'
import { keepSettledLines } from '../markdown/keepSettledLines.ts'

// Everything that only a recipe needs, in one lazy chunk: most of the page's code.

export { Recipe } from '../features/recipe/Recipe.tsx'

// `__SETTINGS__.stream` is a constant (vite.config.ts), so the build leaves out what is not used.
export const settleDraft = __SETTINGS__.stream ? keepSettledLines : undefined
const streamReader = __SETTINGS__.stream ? readStream : undefined
export const chat = huggingFaceChat(__SETTINGS__.chat, location.href, streamReader)
