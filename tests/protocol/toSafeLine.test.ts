import { expect, it } from 'vitest'
import { toSafeLine } from '../../src/protocol/toSafeLine.ts'

const KEY = 'sk-Ab+12/cd_EF34567890'

const escapeAll = (prefix: string) =>
  KEY.replace(/./g, (c) => `${prefix}${c.charCodeAt(0).toString(16).padStart(4, '0')}`)

it.each([
  ['in a URL', `https://a.example/?key=${KEY}&a=b`],
  ['in JSON', JSON.stringify({ headers: { authorization: `Bearer ${KEY}` } })],
  ['escaped', KEY.replace('+', '\\u002B').replace('/', '\\/')],
  ['escaped whole', escapeAll('\\u')],
  ['escaped whole, in JSON that is escaped', escapeAll('\\\\u')],
  ['without its beginning', KEY.slice(-8)],
  ['without its end', KEY.slice(0, 8)],
  ['cut off by the length of a line', `${'x '.repeat(140)}${KEY}`],
  ['cut off by the length of what is read', `${' '.repeat(1190)}${KEY}`],
])('removes the key: %s', (_, text) => {
  // A reader may drop backslashes.
  const line = toSafeLine(text, KEY).replaceAll('\\', '')
  for (let at = 0; at + 8 <= KEY.length; at++) expect(line).not.toContain(KEY.slice(at, at + 8))
})

it.each(['/', '\\/', '\\\\/', '%2F', '%2f'])(
  'removes a key whose slashes are written %s',
  (slash) => {
    const key = 'aB3/xY9+q/W2z/kk12/Zq0/pp'
    expect(toSafeLine(`Wrong key: ${key.replaceAll('/', slash)}`, key)).toBe('Wrong key: …')
  },
)

it('removes a key that has escapes itself', () => {
  const key = 'a%2Fb%40c%21d%25e'
  for (const quoted of [key, encodeURIComponent(key)])
    expect(toSafeLine(`Wrong key: ${quoted}`, key)).toBe('Wrong key: …')
})

it('removes a key that looks like an escape behind a percent sign', () => {
  expect(toSafeLine('Wrong key: %7bxlXnHPh!', '7bxlXnHPh')).toBe('Wrong key: …')
})

it('leaves the other words', () => {
  expect(toSafeLine(`Wrong key ${KEY} for sk-Ab+1`, KEY)).toBe('Wrong key … for sk-Ab+1')
  expect(toSafeLine('No key')).toBe('No key')
  const path = 'C:\\models\\ubeef%41.gguf'
  expect(toSafeLine(path, KEY)).toBe(path)
})

it('hides a key of under 8 characters where it stands alone', () => {
  const message = 'model "ollama/latest" not found'
  expect(toSafeLine(message, 'ollama', 'l')).toBe(message)
  for (const quoted of ['Wrong key: a+b.1', 'Wrong {"key":"a+b.1"}', '/?key=a+b.1&x'])
    expect(toSafeLine(quoted, 'a+b.1')).not.toContain('a+b')
})

it('makes one line of visible characters', () => {
  const invisible = '\n\t\u0000\u001b\u00ad\u200b\u2028\u202e\u2066\u3164\ufeff\u{e0041}'
  expect(toSafeLine(` a${invisible}b `)).toBe('a b')
  expect(toSafeLine('Crème brûlée 🧂 زعتر')).toBe('Crème brûlée 🧂 زعتر')
})

it('has at most 300 characters', () => {
  expect(toSafeLine('x '.repeat(500), KEY)).toHaveLength(300)
  expect(toSafeLine('x'.repeat(300))).toBe('x'.repeat(300))
  expect(toSafeLine(`${'x'.repeat(298)}🧂🧂`)).toBe(`${'x'.repeat(298)}…`)
})

it('reads only the first 1200 characters of a long text', () => {
  expect(toSafeLine(`${' '.repeat(1200)}x`)).toBe('')
})
