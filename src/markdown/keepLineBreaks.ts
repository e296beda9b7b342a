import type { Root } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'

const LINE_BREAK = /\r?\n|\r|<br ?\/?>/gi

/** Shows each line of ingredients as a line. In a table's cell, models write a line break as <br>. */
export function keepLineBreaks() {
  return (tree: Root) => findAndReplace(tree, [LINE_BREAK, () => ({ type: 'break' })])
}
