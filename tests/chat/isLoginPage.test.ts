import { expect, it } from 'vitest'
import { isLoginPage } from '../../src/chat/isLoginPage.ts'

it.each([401, 403, 419, 440, 511])('suspects a login page after %i with a page', (status) => {
  expect(isLoginPage(new Response('', { status }), '<title>Sign in</title>')).toBe(true)
})
