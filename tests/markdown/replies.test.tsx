// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { Markdown } from '../../src/markdown/Markdown.tsx'
import { REPLIES } from './replies.ts'

const replies = Object.entries(REPLIES)
/** What a cook should never see. */
const MARKS = /\*|__|~~|`|^#|\n#|\||<br|\[[ x]|\]\(|={2}|-{3}/

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
      case 'section':
        return `${block.querySelectorAll('li').length} notes`
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
})
