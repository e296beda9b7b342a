import type { Root } from 'mdast'
import { findAndReplace } from 'mdast-util-find-and-replace'

/** The space in "200 g" or "2 EL", in any language */
const SPACE_AFTER_NUMBER = /(?<=\p{N}) (?=[\p{L}°])/gu
/** The dash of "3–4 minutes" or "3 - 4 minutes" */
const RANGE_DASH = /(?<=\p{N}) ?[\p{Pd}−～] ?(?=\p{N})/gu
/** In table cells, models write <br>, which is text since HTML is turned off. */
const LINE_BREAK = /\n|<br ?\/?>/gi

/** Keeps the line breaks of a paragraph. Allows none in a range or after a number. Skips code. */
export function controlLineBreaks() {
  return (tree: Root) => {
    findAndReplace(tree, [LINE_BREAK, () => ({ type: 'break' })])
    findAndReplace(tree, [SPACE_AFTER_NUMBER, '\u00A0'])
    // U+2060 forbids a break.
    const joinRange = (dash: string) =>
      dash.replaceAll(' ', '\u00A0').replace(/\S/, '\u2060$&\u2060')
    // Not in a link: its text may be a URL, which someone copies.
    findAndReplace(tree, [RANGE_DASH, joinRange], { ignore: 'link' })
  }
}
