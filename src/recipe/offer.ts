import type { RecipeOffer } from '../settings.ts'

/** The specification's reading (b): the list holds a button from the first ingredient on. */
export function isOfferedInList(offer: RecipeOffer, ingredientCount: number): boolean {
  return offer !== 'call-to-action' && ingredientCount >= 1
}

/** The specification's reading (a): a block of its own calls to action above three ingredients. */
export function isOfferedByCallToAction(offer: RecipeOffer, ingredientCount: number): boolean {
  return offer !== 'list' && ingredientCount > 3
}
