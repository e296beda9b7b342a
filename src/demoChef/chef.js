import { runnerImport } from 'vite'

// `npm run chef -- "lentils, rice"` prints the best reply, or with --all the titles and scores of the ten best recipes.
// In JavaScript, because Node 20 can't run TypeScript.
const words = process.argv.slice(2).filter((word) => word !== '--all')
const list = words.join(', ')
/** @param {string} file */
const load = async (file) => (await runnerImport(`./src/demoChef/${file}`)).module
const { createBook, replyTo } = await load('createChef.ts')
const { rateRecipes } = await load('rateRecipes.ts')
const { readList } = await load('readList.ts')
const foods = await load('foods.md?raw')
const book = createBook(foods.default, Object.values(await load('chapters.ts')))
if (process.argv.includes('--all')) {
  const ratedRecipes = rateRecipes(book.recipes, readList(list, book.dictionary).typed)
  for (const { recipe, score } of ratedRecipes.slice(0, 10))
    console.log(`${score.toFixed(1)}  ${recipe.title}`)
} else console.log(replyTo(list, book))
