import { runnerImport } from 'vite'

// `npm run chef -- "lentils, rice"` prints the demo chef's best reply, and with --all the titles and scores of the ten best.
const words = process.argv.slice(2).filter((word) => word !== '--all')
const { module } = await runnerImport('./src/demoChef/printRecipe.ts')
const list = words.join(', ')
console.log(process.argv.includes('--all') ? module.printScores(list) : module.printRecipe(list))
