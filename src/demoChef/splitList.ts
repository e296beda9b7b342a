import type { Dictionary } from './createDictionary.ts'

export const MAX_ENTRY = 200 // in characters. Longer ones are unread.
const BULLET = /^(?:[-*]|\d+[.)]) /
const ABBREVIATIONS = /\b(oz|lbs?|tbsp|tsp)\./gi
/** Between entries: a comma (", and") or a full stop, but not those of "1,5 kg" and "1.5 kg" */
const SEPARATOR = /(?:[;\n•]|(?<!\d),|,(?!\d)|\.(?=\s|$))(?:\s+and(?=\s))?/
/** Words of these roles may also stand in an entry beside that of the food: "onions, chopped" */
export const SAID_APART = new Set(
  'and,prepared,state,frozen,thawed,separated,stale,wilted,tired,softened,in oil,parts'.split(','),
)

/** The entries of a list. "Chopped" alone belongs to the entry before it, and "4 boneless" to the one behind. */
export function splitList(list: string, { tokenize }: Dictionary): string[] {
  const entries: string[] = []
  let ahead = ''
  for (const part of withoutBullets(list.trim()).replace(ABBREVIATIONS, '$1').split(SEPARATOR)) {
    const entry = ahead ? `${ahead}, ${part.trim()}` : part.trim()
    const former = entries.at(-1)
    const tokens = entry.length > MAX_ENTRY ? [] : tokenize(writeOutSigns(entry))
    const roles = tokens.map(({ role }) => role)
    const isSaidOfFood = roles.some((role) => SAID_APART.has(role))
    const isAll = (more: string) => roles.every((role) => SAID_APART.has(role) || role === more)
    ahead = ''
    if (former && isSaidOfFood && isAll('unit')) entries.push(`${entries.pop()}, ${entry}`)
    else if (isSaidOfFood && isAll('number')) ahead = entry
    else if (entry) entries.push(entry)
  }
  return ahead ? [...entries, ahead] : entries
}

/** Among lines without a bullet, "- eggs" may say that there are none. */
function withoutBullets(list: string): string {
  const lines = list.split('\n').map((line) => line.trim())
  const isBulleted = lines.length > 1 && lines.every((line) => BULLET.test(line))
  return isBulleted ? lines.map((line) => line.replace(BULLET, '')).join('\n') : list
}

/** The signs that may stand in an entry, and what they mean there. */
const SIGNS: readonly (readonly [sign: RegExp, meaning: string])[] = [
  [/(?:\d[ -])?[\d/.]+[ -]?(?:inch(?:es)?|cm)(?!\p{L})/giu, ' inch '], // "cut into 1/2-inch cubes"
  [/^1\/2(?= )|½/, ' half '], // Behind a food, "1/2" may be a date.
  [/^half an?(?= )/i, '½'],
  [/^(?:\d+[ -])?(?:1\/[2-8]|[23]\/[34])(?= )|[¼¾⅓⅔⅛⅜⅝⅞]/, ' quarter '], // also "2 1/2 onions"
  [/^[1-9] ?(?:-|–|to|or) ?[1-9](?= \p{L})/u, ' few '], // "3-4 carrots"
  [/(?<=\d) ?x(?=[ \d])|(?<= )x ?(?=\d)/gi, ' '], // "2 x 400 g", "eggs x6"
  [/(?<=[\p{L}\d])-(?=\p{L})/gu, ' '], // "all-purpose flour"
  [/(?<=\p{L}) ?[&+/] ?(?=\p{L})|, /gu, ' and '], // "salt & pepper", "onions, chopped"
  [/(?:[()®™\s]|\uFE0F)+/g, ' '], // "rice (basmati)", "Kerrygold® butter", an emoji's variant
]
export const writeOutSigns = (entry: string) =>
  SIGNS.reduce((text, [sign, meaning]) => text.replace(sign, meaning), entry)
