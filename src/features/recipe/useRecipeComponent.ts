import { useEffect, useState } from 'react'
import { loadLazyChunk } from '../../app/loadLazyChunk.ts'
import type { Recipe } from './sheet/Recipe.tsx'

/** The component `Recipe`. Undefined until it has loaded, which begins once it is needed. */
export function useRecipeComponent(isNeeded: boolean) {
  // Not React.lazy, which would show its fallback for a frame, and would remember a failure.
  const [chunk, setChunk] = useState<{ Recipe: typeof Recipe }>()
  useEffect(() => {
    if (isNeeded) loadLazyChunk().then(setChunk, () => {})
  }, [isNeeded])
  return chunk?.Recipe
}
