import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { renderFirstScreen } from '../../src/app/renderFirstScreen.tsx'
import { makeStore } from '../../src/app/store.ts'
import { pageSchema } from '../../src/settings.ts'
import { fakeChat } from '../support/fakeChat.ts'

const SETTINGS = pageSchema.parse({})

it('the page hydrates the prerendered first screen without a mismatch', () => {
  const consoleError = vi.spyOn(console, 'error')
  const container = document.createElement('div')
  container.innerHTML = renderFirstScreen(SETTINGS)
  document.body.append(container)
  const app = <App store={makeStore({ chat: fakeChat().chat })} settings={SETTINGS} />
  render(app, { container, hydrate: true })
  expect(consoleError).not.toHaveBeenCalled()
})
