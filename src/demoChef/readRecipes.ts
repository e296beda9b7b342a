import type { Dictionary } from './createDictionary.ts'
import type { Row } from './readFoods.ts'

export type Recipe = {
  title: string
  facts: readonly string[] // "20 minutes", "makes 12", "raw egg"
  lines: readonly Line[]
  steps: string // a numbered list
  extras: readonly Extra[] // "If you have it"
  tip: string
}
/** "300 g [chicken breasts/turkey breasts], in thin strips" */
export type Line = {
  amount: string
  twins: readonly Twin[] // the recipe's food, and those that can take its place without another change
  preparation: string
  isBracketed: boolean // the food may also stand in brackets in the title and in the steps
}
/** An amount without a unit: "2 ", "1½ " */
export const PIECES = /^[\d½¼¾ ]+$/
/** "fry 80 g [bacon], in strips, for 5 minutes before the [leeks]", "scatter 2 tbsp [soft herbs], chopped, over it" */
export type Extra = Line & {
  verb: string // '' for a food that is named beside its anchor: "with the onion"
  place: string // "for 5 minutes before the [leeks]", "over it"
  anchor: string // "[leeks]", or '' for a place at the end
}
export type Twin = {
  text: string
  foods: readonly Row[]
  isGroup: boolean // it means any food below a heading of foods.md: "soft herbs"
}

export const BRACKETS = /\[([^\]]*)\]/g
const AMOUNT = '(?:an? |[\\d½¼¾ ]+)?(?:(?:g|kg|ml|l|tbsp|tsp) )?(?:[a-z]+ of )?'
const PLAIN_LINE = new RegExp(`^(${AMOUNT})([^,]*)(.*)$`)
const BRACKETED_LINE = /^([^[]*)\[([^\]]*)\](.*)$/
const VERB = '(?:([a-z]{3,}) |(?=.* with the ))'
const PLACE = '((?:with|(?:for \\d+ minutes )?before) the (.+)|(?:over|into|beside) it)'
const EXTRA = new RegExp(`^${VERB}((?:an?|[\\d½¼¾]+) [a-z ]*\\[.+\\].*?),? ${PLACE}$`)
const IF_YOU_HAVE_IT = '**If you have it:** '
const TIP = 'Tip: '

/** Reads the chapters of a cookbook. Throws for a food, an extra or a paragraph that it can't read. */
export function readRecipes(chapters: readonly string[], dictionary: Dictionary): Recipe[] {
  const twinsByText = new Map<string, Twin>()
  return chapters.flatMap((chapter) =>
    chapter.replaceAll('\r\n', '\n').split('\n## ').slice(1).map(readRecipe),
  )

  function readRecipe(text: string): Recipe {
    const [title = '', factLine = '', list = '', steps = '', ...others] = text.trim().split('\n\n')
    const paragraphAfter = (start: string) =>
      others.find((one) => one.startsWith(start))?.slice(start.length)
    const extras = paragraphAfter(IF_YOU_HAVE_IT)?.replace(/\.$/, '').split('; ') ?? []
    const unknown = others.find((one) => !one.startsWith(TIP) && !one.startsWith(IF_YOU_HAVE_IT))
    if (unknown) throw new Error(`${title}: “${unknown}” is neither a tip nor “If you have it”`)
    return {
      title,
      facts: factLine.split(' · '),
      lines: list.split('\n').map((line) => readLine(line.slice('- '.length))),
      steps,
      extras: extras.map((extra) => readExtra(extra, title)),
      tip: paragraphAfter(TIP) ?? '',
    }
  }

  function readLine(text: string): Line {
    const isBracketed = text.includes('[')
    const parts = (isBracketed ? BRACKETED_LINE : PLAIN_LINE).exec(text) ?? []
    const [, amount = '', names = '', preparation = ''] = parts
    const twins = names.split('/').map(readTwin)
    return { amount, twins, preparation, isBracketed }
  }

  function readExtra(text: string, title: string): Extra {
    const [, verb = '', line, place = '', anchor = ''] = EXTRA.exec(text) ?? []
    if (!line) throw new Error(`${title}: “${text}” is not “1 [leek], sliced, with the onion”`)
    return { ...readLine(line), verb, place, anchor }
  }

  /** A text means the last food that it names. The same texts occur in many recipes, so each is read once. */
  function readTwin(text: string): Twin {
    const known = twinsByText.get(text)
    if (known) return known
    const food = dictionary.tokenize(text).findLast(({ role }) => role === 'food')
    if (!food) throw new Error(`A recipe has “${text}”, which is not a food of foods.md`)
    const { foods, isGroup } = food
    const twin = { text, foods, isGroup }
    twinsByText.set(text, twin)
    return twin
  }
}
