// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { firstScreen } from '../../src/build/firstScreen.tsx'
import { Page } from '../../src/Page.tsx'
import { parseSettings } from '../../src/settings.ts'
import { makeStore } from '../../src/store.ts'
import { fakeChat } from '../support/fakeChat.ts'

afterEach(cleanup)

it.each([{}, { VITE_RECIPE_OFFER: 'list', VITE_SHOW_FAILURES: 'on' }])(
  'is what the page hydrates, to the letter, with %o',
  (env) => {
    const consoleError = vi.spyOn(console, 'error')
    const settings = parseSettings(env)
    const container = document.createElement('div')
    container.innerHTML = firstScreen(settings)
    document.body.append(container)
    const field = container.querySelector('input')
    render(<Page store={makeStore(fakeChat())} settings={settings} />, { container, hydrate: true })
    expect(consoleError).not.toHaveBeenCalled()
    expect(container.querySelector('input')).toBe(field)
    expect(container.querySelector('h1')).toHaveTextContent('Chef Claude')
  },
)
