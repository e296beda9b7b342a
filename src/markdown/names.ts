export const MAX_HEADING_LENGTH = 80
/** Names in headings. Without a name, structure decides. */
const NAMES = {
  ingredients: [
    "ingr[eé]di[eë]n\\p{L}+|zutaten|(?:what )?you(?:['’]ll| will)? need|składniki|malzemeler",
    'ингредиенты|재료|المكونات|מצרכים|(?:所需)?(?:材料|食材|配料|用料)|ส่วนผสม|วัตถุดิบ|सामग्री',
  ].join('|'),
  steps: [
    '(?:cooking |step-by-step )?(?:instruction|direction|method|step)s?|how to (?:make|cook) it',
    'zubereitung|pr[eé]para\\p{L}+|(?:制作|烹饪)?(?:步骤|做法|作り方)|วิธีทำ|विधि',
  ].join('|'),
  group: 'for the .*|to serve|optional .*',
  aside: [
    "(?:special )?equipment|tools|utensils|(?:(?:chef|cook)['’]s |cooking )?(?:notes?|tips?)",
    '(?:wine )?pairings?|serve with|variations?|tipps?|notizen|hinweise?|conseils?|astuces?|remarques?|consejos?|notas?|consigli|dicas?',
    'советы|примечани\\p{L}+|小贴士|提示|コツ|ポイント|팁|نصائح|ملاحظات|טיפים|सुझाव|เคล็ดลับ',
  ].join('|'),
}
/** What may follow a name: "Step 2", "Ingredients (for two)", "Zutaten für 4" */
const ADDITION = '(?:\\s*[\\d,:：(（].*| (?:for|für|pour|para|par|por|per|pro|voor)(?: .*)?)?'

export type Name = keyof typeof NAMES

/** Whether a section with this name belongs to the part above it. */
export const isAside = (name: Name | undefined) => name === 'aside'

const PATTERNS = Object.entries(NAMES).map(
  ([name, words]) => [name as Name, RegExp(`^(?:${words})${ADDITION}$`, 'iu')] as const,
)

export function findName(heading: string): Name | undefined {
  if (heading.length > MAX_HEADING_LENGTH) return
  // "【材料】（2人分）" still has its closing bracket.
  const words = heading.replace(/^\P{L}+|[^\p{L}\p{M}]+$/gu, '').replace(/\p{Pe}/u, '')
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0]
}

/** Short, and without a full stop: like a heading or an ingredient, unlike a step. */
export const isPhrase = (text: string) =>
  text.length <= MAX_HEADING_LENGTH && !/\p{STerm}[\s*_]*$/u.test(text)
