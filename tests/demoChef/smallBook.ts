import { createBook } from '../../src/demoChef/createChef.ts'
import { readFoods } from '../../src/demoChef/readFoods.ts'
import text from './smallBook.md?raw'

export const [foods = '', recipes = ''] = text.split('# Recipes\n')
export const rows = readFoods(foods)
export const smallBook = createBook(foods, [recipes])
