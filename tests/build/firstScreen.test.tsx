// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { App } from '../../src/app/App.tsx'
import { makeStore } from '../../src/app/store.ts'
import { firstScreen } from '../../src/build/firstScreen.tsx'
import { fakeChat } from '../support/fakeChat.ts'

afterEach(cleanup)

it.each(['both', 'list'] as const)(
  'is what the page hydrates, to the letter, with a recipe offered by %s',
  (recipeOffer) => {
    const consoleError = vi.spyOn(console, 'error')
    const container = document.createElement('div')
    container.innerHTML = firstScreen({ icon: 'chef.svg', recipeOffer })
    document.body.append(container)
    const field = container.querySelector('input')
    const app = { icon: 'chef.svg', recipeOffer, loadRecipe: () => new Promise<never>(() => {}) }
    render(<App store={makeStore(fakeChat())} {...app} />, { container, hydrate: true })
    expect(consoleError).not.toHaveBeenCalled()
    expect(container.querySelector('input')).toBe(field)
    expect(container.querySelector('h1')?.textContent).toBe('Chef Claude')
  },
)
