import { useState } from 'react'
import { Button } from '../../../app/Button.tsx'

type Props = { recipeId: string; markdown: string; isStreaming: boolean }

/** Copy, Share and Print, available once the recipe is complete. */
export function RecipeActions({ recipeId, markdown, isStreaming }: Props) {
  const [message, setMessage] = useState<{ text: string; recipeId: string }>()
  const announce = (text: string) => setMessage({ text, recipeId })

  async function attempt(action: () => Promise<void>, successText: string, failureText: string) {
    // Cleared first, so that a screen reader announces the same words again.
    announce('')
    try {
      await action()
      announce(successText)
    } catch (error) {
      const isCancelled = error instanceof Error && error.name === 'AbortError'
      if (!isCancelled) announce(failureText)
    }
  }
  const copy = () => navigator.clipboard.writeText(markdown)
  const share = () => navigator.share({ text: markdown })

  return (
    <>
      <div className="recipe-actions">
        <Button
          variant="quiet"
          isUnavailable={isStreaming}
          onClick={() => attempt(copy, 'Copied', 'Couldn’t copy: select the text instead')}
        >
          Copy<span className="visually-hidden"> recipe</span>
        </Button>
        {hasShareSheet() && (
          <Button
            variant="quiet"
            isUnavailable={isStreaming}
            onClick={() => attempt(share, '', 'Couldn’t share: copy it instead')}
          >
            Share
          </Button>
        )}
        <Button variant="quiet" isUnavailable={isStreaming} onClick={() => print()}>
          Print
        </Button>
      </div>
      {/* A message about an earlier recipe is not shown. */}
      <p role="status">{message?.recipeId === recipeId && message.text}</p>
    </>
  )
}

/** Phones and tablets have one. Elsewhere, sharing is little more than copying. */
const hasShareSheet = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches
