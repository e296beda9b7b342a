import { runnerImport } from 'vite'

// `npm run chef -- "lentils, rice"` prints what the demo chef answers.
const { module } = await runnerImport('./src/server/demoChef/printRecipe.ts')
console.log(module.printRecipe(process.argv.slice(2).join(', ')))
