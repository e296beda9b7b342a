// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { PlainTextBoundary } from '../../src/recipe/PlainTextBoundary.tsx'
import { RecipeText } from '../../src/recipe/RecipeText.tsx'

afterEach(cleanup)

it('shows the recipe as plain text until the renderer is there, then as markdown', async () => {
  const { getByText, findByRole } = render(<RecipeText markdown="# Soup" />)
  expect(getByText('# Soup')).toBeVisible()
  expect(await findByRole('heading')).toHaveTextContent('Soup')
})

it('shows plain text where the renderer throws, whatever it throws', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const onError = vi.fn()
  function Broken(): never {
    throw new RangeError('Maximum call stack size exceeded')
  }
  const { container } = render(
    <PlainTextBoundary plain="the recipe" onError={onError}>
      <Broken />
    </PlainTextBoundary>,
  )
  expect(container).toHaveTextContent('the recipe')
  expect(onError).toHaveBeenCalledOnce()
})
