import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { renderFirstScreen } from '../../src/app/renderFirstScreen.tsx'
import { makeStore } from '../../src/app/store.ts'
import { fakeChat } from '../support/fakeChat.ts'
import { DEFAULTS } from '../support/renderApp.tsx'

it('the page hydrates its first screen without a mismatch', () => {
  const consoleError = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn()
  const container = document.createElement('div')
  container.innerHTML = renderFirstScreen(DEFAULTS)
  document.body.append(container)
  const app = <App store={makeStore({ chat: fakeChat().chat })} settings={DEFAULTS} />
  render(app, { container, hydrate: true, onRecoverableError })
  for (const mismatch of [consoleError, onRecoverableError]) expect(mismatch).not.toHaveBeenCalled()
})
