import { render } from '@testing-library/react'
import { keepSettledLines } from '../../src/markdown/keepSettledLines.ts'
import { Markdown } from '../../src/markdown/Markdown.tsx'
import { unwrap } from '../../src/markdown/unwrap.ts'
import { dataOf } from './printOutline.ts'

/** What a cook should never see. */
export const RAW_MARKDOWN = /\*|__|~~|`|^#|\n#|\||<br|\[[ x]\]|\]\(|={2}|-{3}/

/** While a reply streams: blocks that change their part or kind, lost letters, raw markdown. */
export function changesOf(reply: string): string[] {
  const { container, rerender } = render(<Markdown>{''}</Markdown>)
  const changes: string[] = []
  let kinds: string[] = []
  let letters = ''
  const drafts = Array.from(reply.split(''), (_, at) => reply.slice(0, at + 1))
  const shown = drafts.map((draft) => keepSettledLines(unwrap(draft)))
  const different = drafts.filter((_, at) => shown[at] !== shown[at - 1])
  // Last, the whole reply, which no longer streams.
  for (const draft of [...different, undefined]) {
    rerender(
      <Markdown stream={draft === undefined ? undefined : 'running'}>{draft ?? reply}</Markdown>,
    )
    const text = container.textContent ?? ''
    const kindsNow = blocksOf(container).map(kindOf)
    const lettersNow = text.replace(/\P{L}/gu, '')
    for (const [at, kind] of kinds.entries())
      if (kindsNow[at] !== kind) changes.push(`moved: ${kind} -> ${kindsNow[at]}`)
    if (!lettersNow.startsWith(letters)) changes.push(`lost letters: ${letters} -> ${lettersNow}`)
    if (RAW_MARKDOWN.test(text)) changes.push(`raw markdown: ${text}`)
    kinds = kindsNow
    letters = lettersNow
  }
  return changes
}

const blocksOf = (container: Element) => [...container.querySelectorAll('section > *')]
const kindOf = (block: Element) =>
  `${block.parentElement?.getAttribute('data-part')} ${block.localName}${dataOf(block)}`
