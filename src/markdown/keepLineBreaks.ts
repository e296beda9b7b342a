import type { Root } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'

/** Keeps the line breaks of a paragraph. In table cells, models write <br>, which is text since HTML is turned off. */
export function keepLineBreaks() {
  return (tree: Root) => findAndReplace(tree, [/\n|<br ?\/?>/gi, () => ({ type: 'break' })])
}
