import { expect, it, vi } from 'vitest'
import { log } from '../../src/server/log.ts'

it('hides secrets in all fields', () => {
  const consoleLog = vi.spyOn(console, 'log').mockReturnValue()
  log({ type: 'request', path: '/sk-secret', upstream: 'No sk-secret' }, ['sk-secret'])
  const line = expect.stringMatching(/ type=request path=… upstream="No …"$/)
  expect(consoleLog.mock.calls).toEqual([[line]])
})

it('writes a line of logfmt, with quotes where a value needs them', () => {
  const consoleLog = vi.spyOn(console, 'log').mockReturnValue()
  log({ type: 'request', path: '/a b', status: 200, upstream: undefined })
  for (const message of ['a=b', 'say "a=b"', 'a\n\u202eb', '']) log({ type: 'error', message })
  const time = '^time=\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z'
  expect(consoleLog.mock.calls).toEqual([
    [expect.stringMatching(`${time} type=request path="/a b" status=200$`)],
    [expect.stringMatching(/ message="a=b"$/)],
    [expect.stringMatching(/ message="say \\"a=b\\""$/)],
    [expect.stringMatching(/ message="a b"$/)],
    [expect.stringMatching(/ message=""$/)],
  ])
})
