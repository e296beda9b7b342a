import { expect, it, vi } from 'vitest'
import { ChatError, type Failure } from '../../../src/protocol/chat.ts'
import { FAILURES_SHOWN, renderApp } from '../../support/renderApp.tsx'

const BY_REMEDY: [string, (Failure | undefined)[]][] = [
  ['Try again in a moment.', ['busy', 'timeout', 'unavailable', 'unreadable', undefined]],
  ['whoever runs this page must fix that', ['setup', 'request']],
]

it.each(BY_REMEDY)('VITE_SHOW_FAILURES=on: %s after %j', async (remedy, failures) => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { add, request, fail, getByRole } = renderApp(FAILURES_SHOWN)
  await add('egg')
  for (const failure of failures) {
    await request()
    await fail(failure ? new ChatError(failure, '') : new Error('A bug'))
    expect(getByRole('region', { name: 'Recipe' })).toHaveTextContent(remedy)
    expect(getByRole('status')).toHaveTextContent(remedy)
  }
})
