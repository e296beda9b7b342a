/** A part of a list between commas and other signs. */
export type Clause = {
  text: string
  /** The signs around it. */
  before: string
  after: string
}

/** Between clauses, unless it is a dot in a number or a hyphen in a word. */
const SIGN =
  /([,;:!?()[\]{}|/•…]|\n+(?:[-*•] )?|\.+(?=\s|$)| -|- | [–—]|[–—] |(?<!anything|everything|nothing|all) (?=(?:but|and (?:no|not|without)) ))/
/** "2 tins of tomatoes" are canned tomatoes. */
const CANNED =
  /\b(?:cans|tins?|can(?= of)) (?:of )?(?=\p{L})|(?<=(?:^|[,;(\n\d]|\b(?:an?|one|two|the|half|small|large|big)) ?)can (?=\p{L})|\btinned /giu
const JARRED = /\bjars? of (?=\p{L})/giu
/** "✗ eggs", "x eggs", but not "2 x eggs" */
const NO = /[✗✘✖❌🚫⛔⚠☠≠¬]\uFE0F? ?|(?<=^|[,;\n] ?)x (?=\p{L})/giu
/** "~~eggs~~", "<s>eggs</s>", "-eggs", and "eggs x" */
const STRUCK_OUT =
  /~~(?=\p{L})|<(?:s|del|strike)>|(?<=^|[,;] ?)[-!]+(?=\p{L})|\p{L}?[\u0335-\u0338]+/giu
const CROSSED = /(?<=\p{L}) (?:\(?x\)?|\(?-\)?)(?= *(?:$|[,;\n]))/giu
/** "4 day old rice", "ham, 10 days open", but not "day old bread" */
const DAYS =
  /\b(?:[2-9]|[1-9]\d|two|three|four|five|six|seven|eight|nine|ten|several|couple of)[ -]days?\b/gi
const FRACTION = /\d+ ?(?:½|\d\/\d)|(?!1\/2)\d+\/\d+/g

/** The clauses of a list: "eggs, milk. No nuts" */
export function splitClauses(list: string): Clause[] {
  const parts = list
    .replace(/[^\S\n]+|(?!\n)\p{C}/gu, ' ')
    .replace(/\p{Emoji_Presentation}/gu, ' $& ')
    .replace(/[&+]/g, ' and ')
    .replace(NO, 'no ')
    .replace(STRUCK_OUT, 'no ')
    .replace(CROSSED, ' no')
    .replace(DAYS, 'days ago')
    .replace(/\bw\/o /gi, 'without ')
    .replace(FRACTION, 'some')
    .replace(/½|1\/2/g, ' half ')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(CANNED, 'canned ')
    .replace(JARRED, 'jarred ')
    .split(SIGN)
  // Clauses stand at even places, and signs at odd ones.
  const clauses: Clause[] = []
  let before = ''
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 1) before += part.trim() || part.slice(0, 2)
    else if (part.trim() !== '') {
      const after = parts[at + 1] ?? ''
      clauses.push({ text: part, before, after: after.trim() || after.slice(0, 2) })
      before = ''
    }
  }
  return clauses
}
