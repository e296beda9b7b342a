import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PlainText, PlainTextBoundary } from '../../src/markdown/PlainText.tsx'

/** Renders a text, and returns its paragraphs. */
function piecesOf(text: string) {
  const { container } = render(<PlainText>{text}</PlainText>)
  return [...container.querySelectorAll('p')].map((piece) => piece.textContent)
}

it.each([
  ['no text', ''],
  ['a short text', 'one\n\n two \r\n'],
  ['many lines', 'one\n\n two \r\n'.repeat(1000)],
  ['a line that is far too long', `${'one two three '.repeat(400)}\nthree`],
  ['a word that is far too long', `a${'🧂'.repeat(6000)}`],
])('plain text is shown unchanged, in pieces of at most 5,000 characters: %s', (_, text) => {
  const pieces = piecesOf(text)
  expect(pieces.join('')).toBe(text)
  expect(pieces.filter((piece) => [...piece].length > 5000)).toEqual([])
})

it.each([
  ['many lines', 'one\n\n two \r\n'.repeat(1000), /\n$/],
  ['lines of 5,000 characters', `${'x'.repeat(4999)}\n`.repeat(3), /\n$/],
  ['a short line and one of 4,998 characters', `one\n${'x '.repeat(2499)}`, /\n$/],
  ['the words of a line that is far too long', `${'one two three '.repeat(400)}\nthree`, /\s$/],
])('plain text keeps together %s', (_, text, end) => {
  for (const piece of piecesOf(text).slice(0, -1)) expect(piece).toMatch(end)
})

it.each([
  ['a short text', 1, 'one\n\n two'],
  ['a word that is far too long', 2, 'x'.repeat(6000)],
])('%s has as few pieces as possible: %i', (_, count, text) => {
  expect(piecesOf(text)).toHaveLength(count)
})

it('plain text begins where its own script does', () => {
  const { container } = render(<PlainText>كراث</PlainText>)
  expect(container.firstElementChild).toHaveAttribute('dir', 'auto')
})

function Text({ isTooDeep }: { isTooDeep: boolean }) {
  if (isTooDeep) throw new RangeError('Maximum call stack size exceeded')
  return 'rendered'
}

it('a text that cannot be rendered is shown as plain text', () => {
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
