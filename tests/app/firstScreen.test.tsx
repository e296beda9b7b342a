import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { renderFirstScreen } from '../../src/app/firstScreen.tsx'
import { makeStore } from '../../src/app/store.ts'
import { fakeChat } from '../support/fakeChat.ts'

it('the page hydrates the prerendered first screen without a mismatch', () => {
  const consoleError = vi.spyOn(console, 'error')
  const container = document.createElement('div')
  container.innerHTML = renderFirstScreen()
  document.body.append(container)
  const field = container.querySelector('input')
  render(<App store={makeStore(fakeChat())} />, { container, hydrate: true })
  expect(consoleError).not.toHaveBeenCalled()
  expect(container.querySelector('input')).toBe(field)
  expect(container.querySelector('h1')?.textContent).toBe('Chef Claude')
})
