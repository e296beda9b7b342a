export const MAX_HEADING_LENGTH = 80

const PARTS = ['ingredient', 'instruction', 'direction', 'method', 'step', 'for the', 'to serve']
/** The name of a part of a recipe, which is never the recipe's title: "🥔 Ingredients", "Step 1", "For the dough" */
export const PART_NAME = new RegExp(`^\\P{L}*(?:${PARTS.join('|')})s?\\b`, 'iu')
/** At most five words: "Topping:" */
export const LABEL = /^\p{L}[^\s.,!?*_|]*(?: [^\s.,!?*_|]+){0,4}[:：]$/u
export const COLON_END = /[:：]$/
export const PLAIN_TITLE = /^\p{L}[^.,!?…。！？]{0,58}[^.,!?…。！？:：]$/u

const SENTENCE_END = /[.!?。！？]\s*$/
const FACT_MARK = /[·|]|[:：] *(?:about |~)?\d/i
const YIELD = /^(?:serves|makes|yields?)\b/i

/** Short, and not a sentence. */
export const isLikeHeading = (text: string) =>
  text.length <= MAX_HEADING_LENGTH && !SENTENCE_END.test(text)

/** "Prep: about 10 min", "Serves 2" */
export const hasFacts = (text: string) => FACT_MARK.test(text) || YIELD.test(text)
