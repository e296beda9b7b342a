import type { Root } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'

const UNITS = [
  '[mk]?g|[mcd]?l|[cm]m|°[CF]?|oz|lbs?|tb?sps?|t(?:able|ea)spoons?|cups?|h|h(?:ou)?rs?|min(?:ute)?s?',
  'EL|TL|Tassen?|Minuten|Std|Stunden?|c\\. ?à|cuillères?|tasses?|heures?',
  'cucharad(?:it)?as?|tazas?|minutos?|horas?',
].join('|')
const SPACE = RegExp(`(?<=\\p{N}) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'giu')

/** Keeps a number and its unit on one line. Code stays as it is. */
export function glueUnits() {
  return (tree: Root) => findAndReplace(tree, [SPACE, '\u00A0'])
}
