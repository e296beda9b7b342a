import { act } from '@testing-library/react'
import { type ComponentProps, Profiler } from 'react'
import { expect, it } from 'vitest'
import { CallToAction, ListButton } from '../../src/features/recipe/RequestButtons.tsx'
import { renderApp } from '../support/renderApp.tsx'

it('while a recipe streams, the screen around it does not render again', async () => {
  const renders = { list: 0, callToAction: 0 }
  const app = renderApp({
    ListButton: (props: ComponentProps<typeof ListButton>) => (
      <Profiler id="list" onRender={() => renders.list++}>
        <ListButton {...props} />
      </Profiler>
    ),
    CallToAction: (props: ComponentProps<typeof CallToAction>) => (
      <Profiler id="callToAction" onRender={() => renders.callToAction++}>
        <CallToAction {...props} />
      </Profiler>
    ),
  })
  await app.add('a', 'b', 'c', 'd')
  await app.request()
  act(() => app.chat.lastCall.onDelta('# So'))
  const before = { ...renders }
  for (const delta of ['up', '\n\n', 'Stir.\n']) act(() => app.chat.lastCall.onDelta(delta))
  expect(app.getByText('Stir.')).toBeVisible()
  expect(renders).toEqual(before)
  await app.reply('# Soup\n\nStir.')
  expect(renders.list).toBeGreaterThan(before.list)
})
