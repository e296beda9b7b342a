import * as chapters from './chapters.ts'
import { type Food, findNames } from './foods.ts'

export type Recipe = {
  title: string
  /** "20 minutes · makes 12" */
  time: string
  lines: readonly Line[]
  steps: readonly string[]
  tip: string
}
/** An ingredient: "300 g [chicken breasts/turkey breasts], in thin strips" */
export type Line = {
  amount: string
  /** The food, and the twins that can take its place. */
  options: readonly Option[]
  preparation: string
  /** Whether the food has its brackets in the title and in the steps, too. */
  isBracketed: boolean
}
export type Option = { text: string; foods: readonly Food[] }

/** "- 2 cloves of ", the food with its twins, and ", finely chopped" */
const LINE =
  /^- (.*(?=\[)|(?:(?:[\d/]+(?: [\d/]+)?(?: to \d+)?|an?) )?(?:(?:g|kg|ml|l|tbsp|tsp) )?(?:(?!bicarbonate|leg|shoulder)(?:[\w ]+ )?of )?)(\[?)([^\],]*)\]?(.*)$/

export const recipes: readonly Recipe[] = Object.values(chapters).flatMap((chapter) =>
  chapter.split('\n## ').slice(1).map(readRecipe),
)

function readRecipe(text: string): Recipe {
  const [title = '', ...rest] = text.split('\n').filter(Boolean)
  const tip = rest.find((line) => line.startsWith('Tip: '))?.slice('Tip: '.length) ?? ''
  return {
    title,
    time: rest[0] ?? '',
    lines: rest.filter((line) => line.startsWith('- ')).map(readLine),
    steps: rest.filter((line) => /^\d/.test(line)).slice(1),
    tip,
  }
}

function readLine(line: string): Line {
  const [, amount = '', bracket, names = '', preparation = ''] = LINE.exec(line) ?? []
  const options = names.split('/').map((name) => ({ text: name, foods: foodsOf(name) }))
  return { amount, options, preparation, isBracketed: bracket === '[' }
}

/** The last food that a text names. */
function foodsOf(text: string): readonly Food[] {
  const all = findNames(text).map(({ foods }) => foods.filter(({ weight }) => weight > 0))
  return all.findLast((foods) => foods.length > 0) ?? []
}
