// Adds expect(element).toBeVisible() and similar.
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

// As in browsers. happy-dom has no style for it.
const style = document.createElement('style')
style.textContent = '[hidden] { display: none }'
document.head.append(style)
