// expect(element).toBeVisible() and its like.
import '@testing-library/jest-dom/vitest'
