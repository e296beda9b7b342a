import { useState } from 'react'

/** What can be done with a recipe. */
export function RecipeActions({ markdown }: { markdown: string }) {
  const [copied, setCopied] = useState({ markdown: '', words: '' })

  async function copy() {
    // Cleared first, so that a screen reader says the same words again.
    setCopied({ markdown, words: '' })
    try {
      await navigator.clipboard.writeText(markdown)
      setCopied({ markdown, words: 'Copied' })
    } catch {
      // Browsers refuse it to pages that are not served over HTTPS, among others.
      setCopied({ markdown, words: 'Copying did not work: select the text instead' })
    }
  }

  return (
    <div className="recipe-actions">
      <button type="button" onClick={copy}>
        Copy recipe
      </button>
      <button type="button" onClick={() => window.print()}>
        Print
      </button>
      <span role="status">{copied.markdown === markdown && copied.words}</span>
    </div>
  )
}
