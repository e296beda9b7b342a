import type { Root } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'

/** Keeps the lines of a paragraph apart. Inside a table's cell, models write <br>, which is text: HTML is turned off. */
export function keepLineBreaks() {
  return (tree: Root) => findAndReplace(tree, [/\n|<br ?\/?>/gi, () => ({ type: 'break' })])
}
