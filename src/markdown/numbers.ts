/** Numbers without digits */
export const NUMBER_SIGN = '[①-⑳⑴-⒇❶-❿🔟]'
/** Signs that NFKC does not turn into digits */
const FILLED_CIRCLES = [...'❶❷❸❹❺❻❼❽❾❿']

/** The number of a mark: "2", "२", "②", "⑵", "2️⃣", "❷", "🔟". */
export function toNumber(mark: string): number {
  if (mark === '🔟') return 10
  if (FILLED_CIRCLES.includes(mark)) return 1 + FILLED_CIRCLES.indexOf(mark)
  const [digits = ''] = /\p{Nd}+/u.exec(mark.normalize('NFKC')) ?? []
  return Number(digits.replace(/\p{Nd}/gu, toDigit))
}

/** In Unicode, the digits 0 to 9 of a script follow each other. */
function toDigit(digit: string): string {
  const code = Number(digit.codePointAt(0))
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}

/** With a counter, such as the 步 of "第1步" */
const DIGITS = String.raw`(?<number>\p{Nd}{1,2}|${NUMBER_SIGN})\p{Lo}?\s?`
const MARK_AFTER = String.raw`(?:[.):：](?!\d)|\p{Pd}\s|\uFE0F?\u20E3|(?<=${NUMBER_SIGN})|$)`
/** "Step 1", "2. Cook", "第1步：切菜", "1️⃣ Cook" */
const STEP = RegExp(String.raw`^(?<label>\P{N}{0,12})${DIGITS}${MARK_AFTER}\s*(?<words>.*)$`, 'u')
/** Words that only say that the number is that of a step, unlike "Layer" or "Option" */
const STEP_WORDS = [
  'step|[eé]tape|schritt|passo|paso|passaggio|stap|krok|steg',
  'шаг|第|ステップ|الخطوة|שלב',
].join('|')
const STEP_LABEL = RegExp(String.raw`^\P{L}*(?:${STEP_WORDS})?\P{L}*$`, 'iu')

/** The number of a step's heading, and its words. Undefined without a number. */
export function readStep(heading: string) {
  const { label = '', number, words } = STEP.exec(heading)?.groups ?? {}
  if (!number) return
  return { number: toNumber(number), words: STEP_LABEL.test(label) ? words : heading }
}
