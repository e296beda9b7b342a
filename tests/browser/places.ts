import type { Locator } from '@playwright/test'

/** The least size of a target in pixels: WCAG 2.5.8, and 2.5.5 for fingers. */
export const TARGET_SIZE = 24
export const FINGER_TARGET_SIZE = 44

/** A background that shows what is below it, as computed styles have it. */
export const TRANSPARENT = 'rgba(0, 0, 0, 0)'

/** The most characters in a line: WCAG 1.4.8. */
export const LINE_LENGTH = 80

/** The place of the first element that matches, in the window. */
export const rectOf = (element: Locator) =>
  element.first().evaluate((node): DOMRect => node.getBoundingClientRect().toJSON())

/** The places of all elements that match. */
export const rectsOf = (locator: Locator) =>
  locator.evaluateAll((elements) =>
    elements.map((element): DOMRect => element.getBoundingClientRect().toJSON()),
  )

/** How far an element can be scrolled sideways. */
export const sidewaysScroll = (element: Locator) =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

/** The places of all boxes and lines in an element. Runs in the page. */
export function rectsInside(element: Element): DOMRect[] {
  const range = document.createRange()
  range.selectNodeContents(element)
  return [...range.getClientRects()].map((rect) => rect.toJSON())
}

/** The number of characters in each line of an element with one text. Runs in the page. */
export function lengthsOfLines(element: Element): number[] {
  const text = element.firstChild as Text
  const lengths = new Map<number, number>()
  const range = document.createRange()
  for (let at = 0; at < text.length; at++) {
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    const { top } = range.getBoundingClientRect()
    lengths.set(top, (lengths.get(top) ?? 0) + 1)
  }
  return [...lengths.values()]
}
