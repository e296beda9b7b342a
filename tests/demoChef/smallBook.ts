import { createBook } from '../../src/demoChef/createChef.ts'
import text from './smallBook.md?raw'

export const [foods = '', recipes = ''] = text.split('# Recipes\n')
export const smallBook = createBook(foods, [recipes])
