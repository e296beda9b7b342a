export const MAX_HEADING_LENGTH = 80

// The names of a recipe's parts, in English, German, French, Spanish, Italian, Portuguese, Dutch, Chinese and Japanese.
const INGREDIENTS = [
  "ingredients?|(?:what )?you(?:['’]ll| will)? need",
  'zutaten|ingrédients?|ingredient[ei]s?|ingrediënten',
  '(?:所需)?(?:材料|食材|配料|用料)',
].join('|')
const STEPS = [
  '(?:cooking |step-by-step )?(?:instruction|direction|method|step)s?|procedure',
  'zubereitung|anleitung|schritte?|étapes?|pr[eé]paration',
  'preparación|elaboración|instrucciones|pasos?|procedimiento',
  'preparazione|procedimento|(?:modo de )?preparo|bereiding(?:swijze)?|stap(?:pen)?',
  '(?:制作|烹饪)?(?:步骤|做法|作り方|手順|方法)',
].join('|')
/** Behind a name: "Step 2", "Ingredients (for two)", "Zutaten für 4" */
const ADDITION = '(?: *[\\d,:：(（].*| (?:for|für|pour|para|per|voor)(?: .*)?)?'
const NAMES = {
  ingredients: RegExp(`^(?:${INGREDIENTS})${ADDITION}$`, 'iu'),
  steps: RegExp(`^(?:${STEPS})${ADDITION}$`, 'iu'),
  /** What some of the ingredients or steps are for. */
  purpose: /^(?:for the|to serve)\b/i,
}
const BARE_NAME = RegExp(`^(?:${INGREDIENTS}|${STEPS}|to serve)$`, 'iu')

/** At most five words: "Topping:" */
export const LABEL = /^\p{L}[^\s.,!?*_|]*(?: [^\s.,!?*_|]+){0,4}[:：]$/u
export const COLON_END = /\s*[:：]$/
export const PLAIN_TITLE = /^\p{L}[^.,!?…。！？]{0,58}[^.,!?…。！？:：]$/u

const SENTENCE_END = /[.!?。！？]\s*$/
const FACT_MARK = /[·|]|[:：] *(?:about |~)?\d/i
const YIELD = /^(?:serves|makes|yields?)\b/i

/** Short, and not a sentence. */
export const isLikeHeading = (text: string) =>
  text.length <= MAX_HEADING_LENGTH && !SENTENCE_END.test(text)

/** "Prep: about 10 min", "Serves 2" */
export const hasFacts = (text: string) => FACT_MARK.test(text) || YIELD.test(text)

/** What a heading names: a part of the recipe, or the purpose of some ingredients or steps. */
export const findName = (heading: string) =>
  (['ingredients', 'steps', 'purpose'] as const).find((name) =>
    NAMES[name].test(trimToLetters(heading)),
  )

/** Whether a heading is the name of a part and nothing else: "🥔 Ingredients:" */
export const isBareName = (heading: string) => BARE_NAME.test(trimToLetters(heading))

/** A heading from its first letter to its last, or '' if it is too long for a heading. */
const trimToLetters = (heading: string) =>
  heading.length <= MAX_HEADING_LENGTH ? heading.replace(/^\P{L}+|\P{L}+$/gu, '') : ''
