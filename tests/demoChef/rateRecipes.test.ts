import { expect, it } from 'vitest'
import { createBook } from '../../src/demoChef/createChef.ts'
import { rateRecipes, usedIn } from '../../src/demoChef/rateRecipes.ts'
import { readList } from '../../src/demoChef/readList.ts'
import { rowsOf } from './rowsOf.ts'
import { foods } from './smallBook.ts'

it.each(rowsOf('Ratings'))('%s: %s', (_, recipe = '', extra, list = '', ...expected) => {
  const lines = `- ${recipe.replaceAll('; ', '\n- ')}`
  const ifYouHaveIt = extra ? `**If you have it:** ${extra}.` : ''
  const text = ['\n## Dish', '5 minutes', lines, '1. Cook.', ifYouHaveIt].join('\n\n')
  const { recipes, dictionary } = createBook(foods, [text])
  const [rated] = rateRecipes(recipes, readList(list, dictionary).typed)
  const names = rated ? usedIn(rated).map(({ name }) => name) : []
  expect([names.join(', '), rated?.score.toFixed(1) ?? '']).toEqual(expected)
})
