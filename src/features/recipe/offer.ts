import type { RecipeOffer } from '../../settings.ts'

/** The list holds a button from the first ingredient on: the specification's reading (b). */
export function isOfferedInList(offer: RecipeOffer, ingredientCount: number): boolean {
  return offer !== 'call-to-action' && ingredientCount >= 1
}

/** A block of its own calls to action once there are more than three: the specification's reading (a). */
export function isOfferedByCallToAction(offer: RecipeOffer, ingredientCount: number): boolean {
  return offer !== 'list' && ingredientCount > 3
}
