import { useEffect, useState } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { selectIsRunning } from './recipeSlice.ts'

/** Copy, share, print. */
export function RecipeActions({ recipe }: { recipe: string }) {
  const isRunning = useAppSelector(selectIsRunning)
  const [status, setStatus] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: cleared when a request starts or ends
  useEffect(() => setStatus(''), [isRunning])

  async function copy() {
    // Cleared first, so that a screen reader announces the same words again.
    setStatus('')
    try {
      await navigator.clipboard.writeText(recipe)
      setStatus('Copied')
    } catch {
      // Refused, for example because the page is not served over HTTPS.
      setStatus('Couldn’t copy: select the text instead')
    }
  }

  async function share() {
    setStatus('')
    try {
      await navigator.share({ text: recipe })
    } catch (error) {
      const isCancelled = error instanceof Error && error.name === 'AbortError'
      if (!isCancelled) setStatus('Couldn’t share: copy it instead')
    }
  }

  return (
    <div className="recipe-actions">
      <button type="button" onClick={copy}>
        Copy recipe
      </button>
      <span role="status">{status}</span>
      {hasShareSheet() && (
        <button type="button" onClick={share}>
          Share
        </button>
      )}
      <button type="button" onClick={() => print()}>
        Print
      </button>
    </div>
  )
}

/** Phones and tablets have one. Elsewhere, sharing is little more than copying. */
const hasShareSheet = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches
