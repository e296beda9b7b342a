import { expect, it } from 'vitest'
import { toLogfmt } from '../../src/server/log.ts'

it('writes a line of logfmt, with quotes where a value needs them', () => {
  const line = toLogfmt({ type: 'request', path: '/a b', status: 200, upstream: undefined })
  expect(line).toMatch(/^time=\d{4}-\d\d-\d\dT[\d:.]+Z type=request path="\/a b" status=200$/)
  expect(toLogfmt({ type: 'error', message: 'say "a=b"' })).toMatch(/ message="say \\"a=b\\""$/)
  expect(toLogfmt({ type: 'error', message: 'a\n\u202eb' })).toMatch(/ message="a b"$/)
  expect(toLogfmt({ type: 'error', message: '' })).toMatch(/ message=""$/)
})
