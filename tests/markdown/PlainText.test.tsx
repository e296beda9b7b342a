import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PlainText, PlainTextBoundary } from '../../src/markdown/PlainText.tsx'

it.each([
  ['a short text', 'one\n\n two \r\n', 1],
  ['many lines', 'one\n\n two \r\n'.repeat(1000), 3],
  ['lines of 5,000 characters', `${'x'.repeat(4999)}\n`.repeat(3), 3],
  ['a short line and a long one', `one\n${'x '.repeat(2499)}`, 2],
  ['a line that is far too long', `${'one two three '.repeat(400)}\nthree`, 2],
  ['a word that is far too long', `a${'🧂'.repeat(6000)}`, 2],
])('plain text is shown unchanged: %s', (_, text, count) => {
  const { container } = render(<PlainText>{text}</PlainText>)
  expect(container.textContent).toBe(text)
  const pieces = [...container.querySelectorAll('p')].map((piece) => piece.textContent ?? '')
  expect(pieces).toHaveLength(count)
  for (const piece of pieces) expect([...piece].length).toBeLessThanOrEqual(5000)
  // No line of up to 5,000 characters is cut, and no word.
  const lines = text.split(/(?<=\n)/).filter(({ length }) => length <= 5000)
  expect(lines.filter((line) => !pieces.some((piece) => piece.includes(line)))).toEqual([])
  for (const piece of pieces.slice(0, -1)) expect(piece).toMatch(/\s$|🧂$/u)
})

function Text({ isTooDeep }: { isTooDeep: boolean }) {
  if (isTooDeep) throw new RangeError('Maximum call stack size exceeded')
  return 'rendered'
}

it('a text that can’t be rendered is shown as plain text', () => {
  // React logs the error.
  vi.spyOn(console, 'error').mockReturnValue()
  const page = (isTooDeep: boolean) => (
    <PlainTextBoundary plain="plain">
      <Text isTooDeep={isTooDeep} />
    </PlainTextBoundary>
  )
  const { container, rerender } = render(page(false))
  expect(container).toHaveTextContent(/^rendered$/)
  rerender(page(true))
  expect(container).toHaveTextContent(/^plain$/)
})
