export const MAX_HEADING_LENGTH = 80

/** At most five words: "Topping:", in French "Pour la sauce :" */
export const LABEL = /^\p{L}[^\s.,!?*_|]*(?:\s[^\s.,!?*_|]+){0,4}\s?[:：]$/u
export const COLON_END = /\s*[:：]$/

const SENTENCE_END = /\p{STerm}\s*$/u
/** "Prep: about 10 min", "Serves 2" */
export const FACTS_MARK = /[·|]|[:：]\s*(?:about |~)?\d|^(?:serves|makes|yields?)\b/i

/** Short, and without the end of a sentence: a heading or an ingredient may be one, a step is not. */
export const isPhrase = (text: string) =>
  text.length <= MAX_HEADING_LENGTH && !SENTENCE_END.test(text)
