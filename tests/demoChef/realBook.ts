import * as chapters from '../../src/demoChef/chapters.ts'
import * as createChef from '../../src/demoChef/createChef.ts'
import foods from '../../src/demoChef/foods.md?raw'

/** The real cookbook and the real foods.md. */
export const book = createChef.createBook(foods, Object.values(chapters))

export const replyTo = (list: string, recipes = book.recipes) =>
  createChef.replyTo(list, { ...book, recipes })
