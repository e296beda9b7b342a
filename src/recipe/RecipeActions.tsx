import { useState } from 'react'

/** To take the recipe along. */
export function RecipeActions({ markdown }: { markdown: string }) {
  const [copied, setCopied] = useState({ markdown: '', words: '' })

  async function copy() {
    // So that the same words are heard again.
    setCopied({ markdown, words: '' })
    try {
      await navigator.clipboard.writeText(markdown)
      setCopied({ markdown, words: 'Copied' })
    } catch {
      // It is kept back from pages that are not served securely, among others.
      setCopied({ markdown, words: 'This did not work: select the text instead' })
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
