/** The number that the digits of any script say, or "②". 1 for a mark without a number: "❶". */
export const toNumber = (mark: string): number =>
  Number.parseInt(mark.normalize('NFKC').replace(/\p{Nd}/gu, toDigit), 10) || 1

/** In Unicode, the digits 0 to 9 of a script follow each other. */
function toDigit(digit: string): string {
  const code = Number(digit.codePointAt(0))
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}

const DIGITS = String.raw`(?<mark>\p{Nd}{1,2}|[①-⑳❶-❿🔟])\p{Lo}?\s?`
const MARK_AFTER = String.raw`(?:[.):：](?!\d)|\p{Pd}\s|\uFE0F?\u20E3|(?<=[①-❿🔟])|$)`
/** "Step 1", "2. Cook", "第1步：切菜", "1️⃣ Cook" */
const STEP = RegExp(String.raw`^\P{N}{0,12}${DIGITS}${MARK_AFTER}\s*(?<words>.*)$`, 'u')

/** The number of a heading, and its words. */
export function readStep(heading: string) {
  const { mark, words } = STEP.exec(heading)?.groups ?? {}
  return mark ? { number: toNumber(mark), words } : undefined
}
