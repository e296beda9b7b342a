const ZEROS = '0٠۰०০๐'

/** The number that digits of any of these scripts say, or "②". 1 for an unknown mark: "❶". */
export const toNumber = (mark: string): number =>
  Number.parseInt(mark.normalize('NFKC').replace(/\p{Nd}/gu, toDigit), 10) || 1

function toDigit(digit: string): string {
  const zero = [...ZEROS].findLast((first) => first <= digit) ?? digit
  return String(digit.charCodeAt(0) - zero.charCodeAt(0))
}

const DIGITS = '(\\p{Nd}{1,2}|[①-⑳❶-❿🔟])\\p{Lo}?\\s?'
const MARK_AFTER = '(?:[.):：](?!\\d)|\\p{Pd}\\s|\\uFE0F?\\u20E3|(?<=[①-❿🔟])|$)'
/** "Step 1", "2. Cook", "第1步：切菜", "1️⃣ Cook" */
const STEP = RegExp(`^\\P{N}{0,12}${DIGITS}${MARK_AFTER}\\s*(.*)$`, 'u')

/** The number of a heading, and its words. */
export function readStep(heading: string) {
  const [, mark, words] = STEP.exec(heading) ?? []
  return mark ? { number: toNumber(mark), words } : undefined
}
