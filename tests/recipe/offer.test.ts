import { expect, it } from 'vitest'
import { isOfferedByCallToAction, isOfferedInList } from '../../src/recipe/offer.ts'

it.each([
  ['both', 0, false, false],
  ['both', 1, true, false],
  ['both', 3, true, false],
  ['both', 4, true, true],
  ['list', 0, false, false],
  ['list', 1, true, false],
  ['list', 4, true, false],
  ['call-to-action', 1, false, false],
  ['call-to-action', 3, false, false],
  ['call-to-action', 4, false, true],
] as const)('%s, %i ingredients: in the list %s, by the block %s', (offer, count, list, block) => {
  expect(isOfferedInList(offer, count)).toBe(list)
  expect(isOfferedByCallToAction(offer, count)).toBe(block)
})
