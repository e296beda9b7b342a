import { MAX_HEADING_LENGTH } from './lines.ts'

/** Names in headings, by topic. A heading with the name of a part begins it. Without such a name, structure decides. */
const NAMES = {
  ingredients: [
    "ingr[eé]di[eë]n\\p{L}+|zutaten|(?:what )?you(?:['’]ll| will)? need|składniki|malzemeler",
    'ингредиенты|재료|المكونات|(?:所需)?(?:材料|食材|配料|用料)',
  ].join('|'),
  steps: [
    '(?:cooking |step-by-step )?(?:instruction|direction|method|step)s?|how to (?:make|cook) it',
    'zubereitung|pr[eé]para\\p{L}+|(?:制作|烹饪)?(?:步骤|做法|作り方)',
  ].join('|'),
  purpose: 'for the .*|to serve|optional .*',
  extra: '(?:special )?equipment|tools|utensils|notes?|tips?',
}
/** What may follow a name: "Step 2", "Ingredients (for two)", "Zutaten für 4" */
const ADDITION = '(?: *[\\d,:：(（].*| (?:for|für|pour|para|per|voor)(?: .*)?)?'

export function findTopic(heading: string) {
  if (heading.length > MAX_HEADING_LENGTH) return
  const letters = heading.replace(/^\P{L}+|\P{L}+$/gu, '')
  return (Object.keys(NAMES) as (keyof typeof NAMES)[]).find((topic) =>
    RegExp(`^(?:${NAMES[topic]})${ADDITION}$`, 'iu').test(letters),
  )
}
