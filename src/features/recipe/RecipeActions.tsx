import { useEffect, useState } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { selectIsRunning } from './recipeSlice.ts'

/** `recipe` is the model's own text. Stays mounted when a whole reply replaces the recipe, but not while one streams. */
export function RecipeActions({ recipe }: { recipe: string }) {
  const isRunning = useAppSelector(selectIsRunning)
  const [status, setStatus] = useState('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: cleared when a request starts or ends
  useEffect(() => setStatus(''), [isRunning])

  async function attempt(action: () => Promise<void>, done: string, failed: string) {
    // Cleared first, so that a screen reader announces the same words again.
    setStatus('')
    try {
      await action()
      setStatus(done)
    } catch (error) {
      const isCancelled = error instanceof Error && error.name === 'AbortError'
      if (!isCancelled) setStatus(failed)
    }
  }
  const copy = () => navigator.clipboard.writeText(recipe)
  const share = () => navigator.share({ text: recipe })

  // Short words: on a phone, "Copied" must fit beside all three. From 48rem on, a failure must fit beside the switch.
  return (
    <div className="recipe-actions screen-only">
      <button
        type="button"
        onClick={() => attempt(copy, 'Copied', 'Couldn’t copy: select the text')}
      >
        Copy<span className="visually-hidden"> recipe</span>
      </button>
      {hasShareSheet() && (
        <button type="button" onClick={() => attempt(share, '', 'Couldn’t share: copy it instead')}>
          Share
        </button>
      )}
      <button type="button" onClick={() => print()}>
        Print
      </button>
      <span role="status">{status}</span>
    </div>
  )
}

/** Phones and tablets have one. Elsewhere, sharing is little more than copying. */
const hasShareSheet = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches
