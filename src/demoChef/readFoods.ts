import { simplify, splitAtCommas } from './words.ts'

/** What the line below a heading of foods.md says of all its rows. */
type Section = {
  role: string // "food", or what the words of the section do beside a food: "and", "plain", "wilted"
  importance: number // how much a cook minds if it is left out
  price: number // how much a cook minds to buy it
  groups: readonly string[] // what any food below the heading is called: "spices"
  cookingClass: string | undefined // how long it cooks: "leafy", "quick", "tender", "firm", "root"
  nature: string | undefined // "meat" or "fish"
  isRaw: boolean // canned, dried or smoked, it is another food
  takes: readonly string[] // words that may stand beside these foods only: "wilted", "leaf", "cheese"
}
/** A line of foods.md. */
export type Row = Section & {
  names: readonly string[]
  foreignNames: readonly string[]
  replaces: readonly string[] // the first names of foods whose place it can take
  note: string // what the cook is told
}

/** Nobody misses a food of this importance: salt, pepper, water, ice */
export const STAPLE_IMPORTANCE = 0.05
/** The importance of main foods. A dish cooks a main food of the list, or buys none. */
export const MAIN_IMPORTANCE = 2

/** "name, name (other languages) = foods: note" */
const ENTRY = /^([^(=:]+)(?:\(([^)]*)\))?(?: ?= ([^:]+))?(?:: (.+))?$/

/** Reads foods.md. Throws an error that names the line of a mistake. */
export function readFoods(text: string): readonly Row[] {
  let section = readSection('')
  return text.split(/\r?\n/).flatMap((line, at) => {
    if (/^(?:Importance|Role) /.test(line)) section = readSection(line)
    if (!line.startsWith('- ')) return []
    const [, names, foreignNames, replaces, note = ''] = ENTRY.exec(line.slice(2)) ?? []
    if (!names || !simplify(names))
      throw new Error(`foods.md, line ${at + 1}: a line begins with a name`)
    return {
      ...section,
      names: splitAtCommas(names),
      foreignNames: splitAtCommas(foreignNames),
      replaces: splitAtCommas(replaces),
      note,
    }
  })
}

/** "Importance 6. Price 4. Called herbs, green herbs. Raw. Is meat." */
function readSection(line: string): Section {
  const sentences = line.split(/\.(?: |$)/)
  const sayOf = (verb: string) => sentences.find((one) => one.startsWith(verb))?.slice(verb.length)
  return {
    role: sayOf('Role ') ?? 'food',
    importance: Number(sayOf('Importance ') ?? 0),
    price: Number(sayOf('Price ') ?? 0),
    groups: splitAtCommas(sayOf('Called ')),
    cookingClass: sayOf('Cooks '),
    nature: sayOf('Is '),
    isRaw: sentences.includes('Raw'),
    takes: splitAtCommas(sayOf('Takes ')),
  }
}
