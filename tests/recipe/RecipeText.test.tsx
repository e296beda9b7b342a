// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, it, vi } from 'vitest'
import { PlainText } from '../../src/recipe/PlainText.tsx'
import { PlainTextBoundary } from '../../src/recipe/PlainTextBoundary.tsx'
import { RecipeText } from '../../src/recipe/RecipeText.tsx'
import { makeStore } from '../../src/store.ts'
import { fakeChat } from '../support/fakeChat.ts'

afterEach(cleanup)

const store = makeStore(fakeChat())
const show = (markdown: string) =>
  render(
    <Provider store={store}>
      <RecipeText markdown={markdown} />
    </Provider>,
  )

it('shows the recipe as plain text until the renderer is there, then as markdown', async () => {
  const { getByText, findByRole } = show('# Soup')
  expect(getByText('# Soup')).toBeVisible()
  expect(await findByRole('heading')).toHaveTextContent('Soup')
})

it('shows plain text where the renderer throws, whatever it throws', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const onError = vi.fn()
  function Broken(): never {
    throw new RangeError('Maximum call stack size exceeded')
  }
  const boundary = (retryAt: number, child: ReactNode) => (
    <PlainTextBoundary plain="the recipe" retryAt={retryAt} onError={onError}>
      {child}
    </PlainTextBoundary>
  )
  const { container, rerender } = render(boundary(1, <Broken />))
  expect(container).toHaveTextContent('the recipe')
  expect(onError).toHaveBeenCalledOnce()
  rerender(boundary(2, 'rendered'))
  expect(container).toHaveTextContent('rendered')
})

it.each([
  ['nothing', ''],
  ['a word', 'egg'],
  ['lines', 'one\n\n two \r\n'.repeat(300)],
  ['words', 'stir well '.repeat(1000)],
  ['one long word', 'x'.repeat(5001)],
  ['emoji, which take two places each', `a${'🧂'.repeat(3000)}`],
])('shows %s as plain text, whole and in short pieces', (_, text) => {
  const { container } = render(<PlainText>{text}</PlainText>)
  expect(container.textContent).toBe(text)
  const lengths = [...container.querySelectorAll('p')].map((piece) => piece.textContent?.length)
  expect(Math.max(0, ...lengths.map(Number))).toBeLessThanOrEqual(1000)
})
