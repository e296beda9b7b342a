import { type Dictionary, hasOnlyWords } from './createDictionary.ts'

const BULLET = /^[-*] /
const ABBREVIATIONS = /\b(oz|lbs?|tbsp|tsp)\./gi
/** Between entries: a comma (", and") or a full stop, but not those of "1,5 kg" and "1.5 kg" */
const SEPARATOR = /(?:[;\n•]|(?<!\d),|,(?!\d)|\.(?=\s|$))(?:\s+and(?=\s))?/
/** Words of these roles may also stand in an entry behind that of the food: "onions, chopped" */
export const SAID_AFTERWARDS = new Set(
  'and,prepared,state,frozen,thawed,separated,stale,wilted,tired,softened,in oil'.split(','),
)

/** The entries of a list. What is said afterwards belongs to the entry before it: "onions, chopped" */
export function splitList(list: string, { tokenize }: Dictionary): string[] {
  const entries: string[] = []
  const parts = withoutBullets(list.trim()).replace(ABBREVIATIONS, '$1').split(SEPARATOR)
  for (const entry of parts.map((part) => part.trim())) {
    const former = entries.at(-1)
    const words = writeOutSigns(entry)
    const isAfterwards = tokenize(words).every(({ role }) => SAID_AFTERWARDS.has(role))
    if (former && isAfterwards && hasOnlyWords(words)) entries.push(`${entries.pop()} ${entry}`)
    else if (entry) entries.push(entry)
  }
  return entries
}

/** Among lines without a bullet, "- eggs" may say that there are none. */
function withoutBullets(list: string): string {
  const lines = list.split(/\s*\n\s*/)
  const isBulleted = lines.length > 1 && lines.every((line) => BULLET.test(line))
  return isBulleted ? lines.map((line) => line.replace(BULLET, '')).join('\n') : list
}

/** The signs that may stand in an entry, and what they mean there. */
const SIGNS: readonly (readonly [sign: RegExp, meaning: string])[] = [
  // "1/2 onion", "half an onion", "2 1/2 onions": of the last, the recipe's own amount stays. A date behind a food is unread.
  [/^1\/2(?= )|½/, ' half '],
  [/^half an?(?= )/i, '½'],
  [/^(?:\d+ )?(?:1\/[2-8]|[23]\/[34])(?= )|[¼¾⅓⅔⅛⅜⅝⅞]/, ' quarter '],
  // "2 x 400 g", "eggs x6"
  [/(?<=\d) ?x(?=[ \d])|(?<= )x ?(?=\d)/gi, ' '],
  // "all-purpose flour", "salt & pepper", "onions/shallots", "rice (basmati)", "Kerrygold® butter"
  [/(?<=\p{L})-(?=\p{L})/gu, ' '],
  [/(?<=\p{L}) ?[&+/] ?(?=\p{L})/gu, ' and '],
  [/[()®™\s]+/g, ' '],
]
export const writeOutSigns = (entry: string) =>
  SIGNS.reduce((text, [sign, meaning]) => text.replace(sign, meaning), entry)
