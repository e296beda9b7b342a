import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { PlainText, PlainTextBoundary } from '../../src/markdown/PlainText.tsx'

it('a recipe that can’t be rendered is plain text until its key changes', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  function Broken(): never {
    throw new RangeError('Maximum call stack size exceeded')
  }
  const boundary = (key: number, child: ReactNode) => (
    <PlainTextBoundary key={key} plain="the recipe">
      {child}
    </PlainTextBoundary>
  )
  const { container, rerender } = render(boundary(1, <Broken />))
  expect(container.textContent).toBe('the recipe')
  rerender(boundary(1, 'more'))
  expect(container.textContent).toBe('the recipe')
  rerender(boundary(2, 'rendered'))
  expect(container.textContent).toBe('rendered')
})

it.each(['', 'one\n\n two \r\n'.repeat(300), 'x'.repeat(5001), `a${'🧂'.repeat(3000)}`])(
  'plain text is shown unchanged, in short paragraphs (%#)',
  (text) => {
    const { container } = render(<PlainText>{text}</PlainText>)
    expect(container.textContent).toBe(text)
    for (const paragraph of container.querySelectorAll('p'))
      expect([...(paragraph.textContent ?? '')].length).toBeLessThanOrEqual(500)
  },
)
