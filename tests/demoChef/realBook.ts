import * as chapters from '../../src/demoChef/chapters.ts'
import * as createChef from '../../src/demoChef/createChef.ts'
import foods from '../../src/demoChef/foods.md?raw'

/** The real cookbook and the real foods.md. */
export const book = createChef.createBook(foods, Object.values(chapters))

export const replyTo = (list: string, recipes = book.recipes) =>
  createChef.replyTo(list, { ...book, recipes })

const NOTE = /^(?:As you asked|\*\*Not used|I don’t know|I read|I can’t|For |The cookbook )/

/** What a reply serves: without what it says of the list, and of labels such as "gluten-free stock". */
export const servedIn = (reply: string) =>
  reply
    .split('\n\n')
    .filter((part) => !NOTE.test(part))
    .join('\n\n')
    .replace(/\p{L}+-free(?: \p{L}+){0,2}/gu, '')
    .replaceAll('**', '')
