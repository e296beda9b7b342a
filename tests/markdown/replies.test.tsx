// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { GrowingMarkdown } from '../../src/markdown/GrowingMarkdown.tsx'
import { Markdown } from '../../src/markdown/Markdown.tsx'
import { REPLIES } from './replies.ts'

const replies = Object.entries(REPLIES)
/** What a cook should never see. */
const MARKS = /\*|\[\^|__|~~|`|^#|\n#|\||<br|\[[ x]|\]\(|={2}|-{3}/

afterEach(cleanup)

/** What stands at the top level, and counts. */
function outlineOf(container: Element): string[] {
  return [...container.children].flatMap((block) => {
    const count = block.children.length
    switch (block.localName) {
      case 'ul':
        return `${count} ${count === 1 ? 'item' : 'items'}`
      case 'ol':
        return `${count} numbered`
      case 'table':
        return `table of ${block.querySelectorAll('tr').length} rows`
      default:
        return /^h\d$/.test(block.localName) ? `${block.localName} ${block.textContent}` : []
    }
  })
}

describe.each(replies)('%s', (_, { reply, outline }) => {
  it('reads like a cookbook: headings in order, lists as lists, no marks', () => {
    const { container } = render(<Markdown>{reply}</Markdown>)
    expect(outlineOf(container)).toEqual(outline)
    expect(container.textContent).not.toMatch(MARKS)
    expect(container.querySelector('pre, del')).toBeNull()
  })

  it('streamed, no block changes its kind, no mark shows, and no more than a line is held back', () => {
    const whole = render(<Markdown>{reply}</Markdown>)
    const { container, rerender } = render(<GrowingMarkdown isGrowing={true}>{''}</GrowingMarkdown>)
    const kinds = () => [...container.children].map((block) => block.localName)
    let before: string[] = []
    let seen = ''
    for (let length = 1; length <= reply.length; length += 2) {
      const text = reply.slice(0, length)
      rerender(<GrowingMarkdown isGrowing={true}>{text}</GrowingMarkdown>)
      const now = words(container.textContent)
      const due = words(
        text
          .replace(/^```.*\n/gm, '')
          .split(/\n(?=.*\p{L})/u)
          .slice(0, -2)
          .join('\n'),
      )
      // Only the line under it makes a heading of a paragraph, so this one change can't be helped.
      if (!/\n={3,}\n/.test(reply))
        expect([text, kinds().slice(0, before.length)]).toEqual([text, before])
      expect(container.textContent).not.toMatch(MARKS)
      expect([text, now.slice(0, seen.length)]).toEqual([text, seen])
      expect([text, now.slice(0, due.length)]).toEqual([text, due])
      before = kinds()
      seen = now
    }
    rerender(<GrowingMarkdown isGrowing={false}>{reply}</GrowingMarkdown>)
    expect(container.innerHTML).toBe(whole.container.innerHTML)
  })
})

/** Letters, but for those in marks. */
const words = (text: string) =>
  (text.replace(/<br ?\/?>|\[x\]/g, '').match(/\p{L}/gu) ?? []).join('')
