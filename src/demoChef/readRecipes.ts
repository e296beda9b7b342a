import type { Dictionary } from './createDictionary.ts'
import { type Food, isKind, type Kind } from './food.ts'

export type Recipe = {
  title: string
  facts: readonly string[] // "20 minutes", "makes 12"
  kinds: readonly Kind[] // what some must not eat, though no ingredient says so: "raw egg"
  lines: readonly Line[]
  steps: string // a numbered list
  extras: readonly Extra[] // "If you have it"
  tip: string
}
/** "300 g [chicken breasts/turkey breasts], in thin strips" */
export type Line = {
  amount: string
  options: readonly Option[] // the food, and the twins that can take its place
  preparation: string
  isBracketed: boolean // the food may also stand in brackets in the title and in the steps
}
/** "fry 80 g [bacon], in strips, for 5 minutes before the [leeks]", "2 tbsp [soft herbs], chopped, over it" */
export type Extra = Line & Place
export type Place = {
  verb: string // '' for a food that is named beside its anchor: "with the onion"
  place: string // "for 5 minutes before the [leeks]", "over it"
  anchor: string // "[leeks]", or '' for a place at the end
}
/** `isGroup`: the text means any food below a heading of foods.md: "soft herbs" */
export type Option = { text: string; foods: readonly Food[]; isGroup: boolean }

export const BRACKETS = /\[([^\]]*)\]/g
const NUMBER_OR_A = '(?:an? |[\\d/ ]+)?'
const UNIT = '(?:(?:g|kg|ml|l|tbsp|tsp) )?'
/** "a can of ", but "leg of lamb" is a food. */
const MEASURE = '(?:(?!bicarbonate|leg|shoulder)[a-z]+ of )?'
const AMOUNT = new RegExp(`^${NUMBER_OR_A}${UNIT}${MEASURE}`)
const VERB = '(?:([a-z]{3,}) )?'
const LINE = '((?:an?|[\\d/]+) [a-z ]*\\[.+\\].*?)'
const PLACE = '((?:for \\d+ minutes )?(with|before) the (.+)|(over|into|beside) it)'
const EXTRA = new RegExp(`^${VERB}${LINE},? ${PLACE}$`)
const USUAL_VERBS = new Map(
  Object.entries({ before: 'add', into: 'stir', over: 'scatter', beside: 'serve' }),
)
const IF_YOU_HAVE_IT = '**If you have it:** '
const TIP = 'Tip: '

/** Reads the chapters of a cookbook. Throws for a clause or paragraph that it can't read. */
export function readRecipes(
  chapters: readonly string[],
  dictionary: Dictionary,
): readonly Recipe[] {
  const optionsByText = new Map<string, Option>()
  return chapters.flatMap((chapter) =>
    chapter.replaceAll('\r\n', '\n').split('\n## ').slice(1).map(readRecipe),
  )

  function readRecipe(text: string): Recipe {
    const [title = '', time = '', list = '', steps = '', ...paragraphs] = text.trim().split('\n\n')
    const facts = time.split(' · ')
    let extras: string[] = []
    let tip = ''
    for (const paragraph of paragraphs)
      if (paragraph.startsWith(TIP)) tip = paragraph.slice(TIP.length)
      else if (paragraph.startsWith(IF_YOU_HAVE_IT))
        extras = paragraph.slice(IF_YOU_HAVE_IT.length).replace(/\.$/, '').split('; ')
      else throw new Error(`${title}: “${paragraph}” is neither a tip nor “If you have it”`)
    return {
      title,
      facts: facts.filter((fact) => !isKind(fact)),
      kinds: facts.filter(isKind),
      lines: list.split('\n').map((line) => readLine(line.slice('- '.length))),
      steps,
      extras: extras.map((extra) => readExtra(extra, title)),
      tip,
    }
  }

  function readLine(text: string): Line {
    const bracket = text.indexOf('[')
    const start = bracket < 0 ? (AMOUNT.exec(text)?.[0].length ?? 0) : bracket
    const [, names = '', preparation = ''] = /^\[?([^\],]*)\]?(.*)/.exec(text.slice(start)) ?? []
    return {
      amount: text.slice(0, start),
      options: names.split('/').map(readOption),
      preparation,
      isBracketed: bracket >= 0,
    }
  }

  function readExtra(text: string, title: string): Extra {
    const [, verb, line, place, preposition, anchor = '', ending] = EXTRA.exec(text) ?? []
    if (!line || !place)
      throw new Error(`${title}: “${text}” is not “1 [leek], sliced, with the onion”`)
    const usualVerb = USUAL_VERBS.get(preposition ?? ending ?? '')
    return { ...readLine(line), verb: verb ?? usualVerb ?? '', place, anchor }
  }

  /** A text means the last food that it names. Each text is read once: the recipes name 900 texts 17,000 times. */
  function readOption(text: string): Option {
    const known = optionsByText.get(text)
    if (known) return known
    const food = dictionary.tokenize(text).findLast(({ role }) => role === 'food')
    const option = { text, foods: food?.foods ?? [], isGroup: food?.isGroup ?? false }
    optionsByText.set(text, option)
    return option
  }
}
