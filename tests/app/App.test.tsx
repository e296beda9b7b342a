import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DEFAULTS, renderApp } from '../support/renderApp.tsx'

it('while a recipe streams, the screen around it does not render again', async () => {
  let renders = 0
  const app = renderApp({
    ...DEFAULTS,
    // The screen reads its options whenever it renders.
    get recipeOffer() {
      renders++
      return DEFAULTS.recipeOffer
    },
  })
  await app.add('a', 'b', 'c', 'd')
  await app.request()
  act(() => app.chat.lastCall.onDelta('# So'))
  const before = renders
  expect(before).toBeGreaterThan(0)
  for (const delta of ['up', '\n\n', 'Stir.\n']) act(() => app.chat.lastCall.onDelta(delta))
  expect(app.getByRole('heading', { name: 'Soup' })).toBeVisible()
  expect(renders).toBe(before)
})
