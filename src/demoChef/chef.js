import { runnerImport } from 'vite'

// `npm run chef -- "lentils, rice"` prints the demo chef's best reply, and with --all the titles and scores of the ten best.
const words = process.argv.slice(2).filter((word) => word !== '--all')
const list = words.join(', ')
/** @param {string} file */
const load = async (file) => (await runnerImport(`./src/demoChef/${file}`)).module
const { createBook, printScores } = await load('createChef.ts')
const { printReply } = await load('printReply.ts')
const foods = await load('foods.md?raw')
const book = createBook(foods.default, Object.values(await load('chapters.ts')))
console.log(process.argv.includes('--all') ? printScores(book, list) : printReply(book, list))
