export const MAX_HEADING_LENGTH = 80

const INGREDIENTS = `ingredients?|(?:what )?you(?:['’]ll| will)? need|zutaten|ingrédients?|ingredient[ei]s?|\
ingrediënten|(?:所需)?(?:材料|食材|配料|用料)`
const STEPS = `(?:cooking |step-by-step )?(?:instructions?|directions?|methods?|steps?)|pr[eé]paration|procedure|\
zubereitung|anleitung|schritte?|étapes?|preparación|elaboración|instrucciones|pasos?|proced[ie]+mi?ento|preparazione|\
(?:modo de )?preparo|bereiding(?:swijze)?|stap(?:pen)?|(?:制作|烹饪)?(?:步骤|做法|作り方|手順|方法)`
/** Behind a name: "Step 2", "Ingredients (for two)", "Zutaten für 4" */
const ADDITION = '(?: *[\\d,:：(（].*| (?:for|für|pour|para|per|voor)(?: .*)?)?'
/** The parts of a recipe that a heading names, and the purpose of some ingredients or steps. */
const NAMES = {
  ingredients: RegExp(`^(?:${INGREDIENTS})${ADDITION}$`, 'iu'),
  steps: RegExp(`^(?:${STEPS})${ADDITION}$`, 'iu'),
  purpose: /^(?:for the|to serve)\b/i,
}
const BARE_NAME = RegExp(`^(?:${INGREDIENTS}|${STEPS}|to serve)$`, 'iu')

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

export const nameIn = (heading: string) =>
  (['ingredients', 'steps', 'purpose'] as const).find((name) => NAMES[name].test(wordsOf(heading)))

/** Whether a heading names a part and nothing else: "🥔 Ingredients:" */
export const isBareName = (heading: string) => BARE_NAME.test(wordsOf(heading))

const wordsOf = (heading: string) =>
  heading.length <= MAX_HEADING_LENGTH ? heading.replace(/^\P{L}+|\P{L}+$/gu, '') : ''
