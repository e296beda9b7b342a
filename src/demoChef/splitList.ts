import type { Dictionary } from './createDictionary.ts'

const BULLET = /^(?:[-*]|\d+[.)]) /
const ABBREVIATIONS = /\b(oz|lbs?|tbsp|tsp)\./gi
/** Between entries: a comma (", and") or a full stop, but not those of "1,5 kg" and "1.5 kg" */
const SEPARATOR = /(?:[;\n•]|(?<!\d),|,(?!\d)|\.(?=\s|$))(?:\s+and(?=\s))?/
/** Words of these roles may also stand in an entry beside that of the food: "onions, chopped" */
export const SAID_APART = new Set(
  'and,prepared,state,frozen,thawed,separated,stale,wilted,tired,softened,in oil'.split(','),
)

/** The entries of a list. "Chopped" alone belongs to the entry before it, and "4 boneless" to the one behind. */
export function splitList(list: string, { tokenize }: Dictionary): string[] {
  const entries: string[] = []
  let ahead = ''
  for (const part of withoutBullets(list.trim()).replace(ABBREVIATIONS, '$1').split(SEPARATOR)) {
    const entry = `${ahead} ${part.trim()}`.trim()
    const former = entries.at(-1)
    const roles = tokenize(writeOutSigns(entry)).map(({ role }) => role)
    const isSaidOfFood = roles.some((role) => SAID_APART.has(role))
    const isAll = (more: string) => roles.every((role) => SAID_APART.has(role) || role === more)
    ahead = ''
    if (former && isSaidOfFood && isAll('unit')) entries.push(`${entries.pop()} ${entry}`)
    else if (isSaidOfFood && isAll('number')) ahead = entry
    else if (entry) entries.push(entry)
  }
  return ahead ? [...entries, ahead] : entries
}

/** Among lines without a bullet, "- eggs" may say that there are none. */
function withoutBullets(list: string): string {
  const lines = list.split(/\s*\n\s*/)
  const isBulleted = lines.length > 1 && lines.every((line) => BULLET.test(line))
  return isBulleted ? lines.map((line) => line.replace(BULLET, '')).join('\n') : list
}

/** The signs that may stand in an entry, and what they mean there. */
const SIGNS: readonly (readonly [sign: RegExp, meaning: string])[] = [
  // "cut into 1/2-inch cubes"
  [/(?:\d[ -])?[\d/.]+[ -]?(?:inch(?:es)?|cm)(?!\p{L})/giu, ' inch '],
  // "1/2 onion", "half an onion", "2 1/2 onions": of the last, the recipe's own amount stays. A date behind a food is unread.
  [/^1\/2(?= )|½/, ' half '],
  [/^half an?(?= )/i, '½'],
  [/^(?:\d+[ -])?(?:1\/[2-8]|[23]\/[34])(?= )|[¼¾⅓⅔⅛⅜⅝⅞]/, ' quarter '],
  // "3-4 carrots"
  [/^[1-9] ?(?:-|–|to|or) ?[1-9](?= \p{L})/u, ' few '],
  // "2 x 400 g", "eggs x6"
  [/(?<=\d) ?x(?=[ \d])|(?<= )x ?(?=\d)/gi, ' '],
  // "all-purpose flour", "salt & pepper", "onions/shallots", "rice (basmati)", "Kerrygold® butter"
  [/(?<=[\p{L}\d])-(?=\p{L})/gu, ' '],
  [/(?<=\p{L}) ?[&+/] ?(?=\p{L})/gu, ' and '],
  [/[()®™\s]+/g, ' '],
]
export const writeOutSigns = (entry: string) =>
  SIGNS.reduce((text, [sign, meaning]) => text.replace(sign, meaning), entry)
