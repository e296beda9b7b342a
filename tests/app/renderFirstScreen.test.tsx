import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { renderFirstScreen } from '../../src/app/renderFirstScreen.tsx'
import { makeStore } from '../../src/app/store.ts'
import { pageSchema } from '../../src/settings.ts'
import { fakeChat } from '../support/fakeChat.ts'

const SETTINGS = pageSchema.parse({})

it('the page hydrates the first screen of an earlier build without a mismatch', () => {
  const consoleError = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn()
  const container = document.createElement('div')
  vi.useFakeTimers({ now: new Date(2001, 0, 1, 3), toFake: ['Date'] })
  container.innerHTML = renderFirstScreen(SETTINGS)
  vi.useRealTimers()
  document.body.append(container)
  const app = <App store={makeStore({ chat: fakeChat().chat })} settings={SETTINGS} />
  render(app, { container, hydrate: true, onRecoverableError })
  for (const mismatch of [consoleError, onRecoverableError]) expect(mismatch).not.toHaveBeenCalled()
})
