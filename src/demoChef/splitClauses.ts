/** Ends a clause, unless it is a dot in a number or a hyphen in a word. */
const SEPARATOR = /([^\p{L}\p{M}\p{N}\p{So} '’&%.-]|[.-](?= |\n|$))/u
/** "2 tins of tomatoes" are canned tomatoes. */
const CANNED = /\b(?:can|tin|jar)(?:s|ned)? (?:of )?(?=\p{L})/giu
/** "Avoid: eggs", which is one clause. */
const AVOID =
  /\b(no|not|without|avoid|avoiding|except|dislikes?|allerg(?:y|ies|ens?|ic)(?: to)?) ?:/gi

/** The clauses of a list, each with what separates it from the next: "eggs, milk. No nuts" */
export function splitClauses(list: string) {
  const text = list
    .replace(/[^\S\n]+|(?!\n)\p{C}/gu, ' ')
    .replace(/\p{Emoji_Presentation}/gu, ' $& ')
    .replace(/\d+ ?(?:½|\d\/\d)|(?!1\/2)\d+\/\d+/g, 'some')
    .replace(/½|1\/2/g, ' half ')
    .replace(/(\d),(\d)/g, '$1.$2')
    .replace(AVOID, '$1 following ')
    .replace(CANNED, 'canned ')
  // Clauses stand at even places, and what separates them at odd ones.
  const parts = text.split(SEPARATOR)
  return parts
    .map((clause, at) => ({ clause, separator: parts[at + 1] ?? '' }))
    .filter((_, at) => at % 2 === 0)
}
