import { useState } from 'react'
import { KeepScreenOn } from './KeepScreenOn.tsx'

type Props = { markdown: string; isHidden: boolean }

/** What can be done with a recipe; out of sight while it is still written, since the screen stays on. */
export function RecipeActions({ markdown, isHidden }: Props) {
  const [said, setSaid] = useState({ markdown: '', words: '' })

  async function copy() {
    // Cleared first, so that a screen reader says the same words again.
    setSaid({ markdown, words: '' })
    try {
      await navigator.clipboard.writeText(markdown)
      setSaid({ markdown, words: 'Copied' })
    } catch {
      // Browsers refuse it to pages that are not served over HTTPS, among others.
      setSaid({ markdown, words: 'Copying did not work: select the text instead' })
    }
  }

  async function share() {
    try {
      await navigator.share({ text: markdown })
    } catch (error) {
      if (!isAbort(error)) setSaid({ markdown, words: 'Sharing did not work: copy it instead' })
    }
  }

  return (
    <div className="recipe-actions" hidden={isHidden}>
      <button type="button" onClick={copy}>
        Copy recipe
      </button>
      {hasShareSheet() && (
        <button type="button" onClick={share}>
          Share
        </button>
      )}
      <button type="button" onClick={() => print()}>
        Print
      </button>
      {'wakeLock' in navigator && (
        <KeepScreenOn
          onChange={() => setSaid({ markdown, words: '' })}
          onRefused={() => setSaid({ markdown, words: 'The screen can’t be kept on now' })}
        />
      )}
      <span role="status">{said.markdown === markdown && said.words}</span>
    </div>
  )
}

/** Phones and tablets have one; elsewhere sharing is little else than copying. */
const hasShareSheet = () => 'share' in navigator && matchMedia('(pointer: coarse)').matches

/** The reader closed the share sheet. */
const isAbort = (error: unknown) => error instanceof Error && error.name === 'AbortError'
