import * as chapters from './chapters.ts'
import { type Food, findNames } from './foods.ts'

export type Recipe = { text: string; lines: readonly Line[] }
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

/** "300 g ", "a can of ", but "leg of lamb" is a food. */
const AMOUNT =
  /^- (?:an? |[\d/ ]+)?(?:(?:g|kg|ml|l|tbsp|tsp) )?(?:(?!bicarbonate|leg|shoulder)[a-z]+ of )?/
const lineOf = once(readLine)
const optionOf = once((text) => ({ text, foods: foodsOf(text) }))

export const recipes: readonly Recipe[] = Object.values(chapters).flatMap((chapter) =>
  chapter.replaceAll('\r\n', '\n').split('\n## ').slice(1).map(readRecipe),
)

/** The paragraphs of a recipe: "20 minutes · makes 12", and the steps as a numbered list. */
export function partsOf({ text }: Recipe) {
  const [title = '', time = '', , steps = '', tip = ''] = text.trim().split('\n\n')
  return { title, time, steps, tip: tip.replace('Tip: ', '') }
}

function readRecipe(text: string): Recipe {
  const start = text.indexOf('\n- ') + 1
  const lines = text.slice(start, text.indexOf('\n\n', start)).split('\n')
  return { text, lines: lines.map(lineOf) }
}

function readLine(text: string): Line {
  const bracket = text.indexOf('[')
  const start = bracket < 0 ? (AMOUNT.exec(text)?.[0].length ?? 0) : bracket
  const [, names = '', preparation = ''] = /^\[?([^\],]*)\]?(.*)/.exec(text.slice(start)) ?? []
  return {
    amount: text.slice('- '.length, start),
    options: names.split('/').map(optionOf),
    preparation,
    isBracketed: bracket >= 0,
  }
}

/** The last food that a text names. */
function foodsOf(text: string): readonly Food[] {
  const all = findNames(text).map(({ foods }) => foods.filter(({ weight }) => weight > 0))
  return all.findLast((foods) => foods.length > 0) ?? []
}

/** Reads each text once: many recipes share a line, such as "1 tbsp oil". */
function once<Value>(read: (text: string) => Value): (text: string) => Value {
  const values = new Map<string, Value>()
  return (text) => {
    const value = values.get(text) ?? read(text)
    values.set(text, value)
    return value
  }
}
