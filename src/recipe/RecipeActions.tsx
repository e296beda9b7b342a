import { useState } from 'react'

/** To take the recipe along. */
export function RecipeActions({ markdown }: { markdown: string }) {
  const [copied, setCopied] = useState({ markdown: '', words: '' })

  async function copy() {
    try {
      await navigator.clipboard.writeText(markdown)
      setCopied({ markdown, words: 'Copied' })
    } catch {
      // It is kept back from pages that are not served securely, among others.
      setCopied({ markdown, words: 'This browser did not allow it' })
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
