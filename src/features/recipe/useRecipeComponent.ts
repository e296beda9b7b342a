import { useEffect, useState } from 'react'
import { loadLazyChunk } from '../../app/loadLazyChunk.ts'
import type { Recipe } from './sheet/Recipe.tsx'

/** The code that shows a recipe. Undefined until it has loaded, which begins once it is needed. */
export function useLazyChunk(isNeeded: boolean) {
  // Not React.lazy, which would show its fallback for a frame, and would remember a failure.
  const [chunk, setChunk] = useState<{ Recipe: typeof Recipe }>()
  useEffect(() => {
    if (isNeeded) loadLazyChunk().then(setChunk, () => {})
  }, [isNeeded])
  return chunk
}
