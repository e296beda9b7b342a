import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeWhoAnswers } from '../src/server/serverApp.ts'
import { isLoopback, serverSchema } from '../src/server/settings.ts'
import { GATEWAY_URL, HUGGING_FACE_URL, readSettings, SettingsError } from '../src/settings.ts'

const readAll = (env: Record<string, unknown>) => readSettings(env, serverSchema)

function messageOf(env: Record<string, string>): string {
  try {
    readAll(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
  }
  throw new Error('No SettingsError was thrown')
}

const DEFAULTS = {
  chat: {
    endpoint: GATEWAY_URL,
    token: undefined,
    model: 'mistralai/Mistral-7B-Instruct-v0.3',
    timeoutMs: 120_000,
    stream: false,
  },
  recipeOffer: 'both',
  showFailures: false,
  upstream: undefined,
  warnings: [],
  callsPerMinute: 20,
  callsAtOnce: 100,
  isDemoChefForAll: false,
  host: undefined,
  port: 3000,
  trustedProxies: 0,
}

it('has a default for every setting, and ignores other variables and empty values', () => {
  const others = { PATH: '/bin', HF_HOME: '/a', VITE_APP_TITLE: 'b' }
  const empty = { VITE_CHAT_MODEL: '', VITE_STREAM: '', HF_TOKEN: '', PORT: '', DEMO_CHEF: '' }
  expect(readAll({ ...others, ...empty })).toStrictEqual(DEFAULTS)
})

it('accepts a number, as a Worker’s variable may be', () => {
  expect(readAll({ PORT: 8080 }).port).toBe(8080)
})

it('reads on, off, and / for the gateway', () => {
  const env = { VITE_STREAM: 'on', VITE_SHOW_FAILURES: 'off', VITE_CHAT_ENDPOINT: '/' }
  const chat = { stream: true, endpoint: GATEWAY_URL }
  expect(readAll(env)).toMatchObject({ chat, showFailures: false })
})

const [A, A_CALL] = ['http://a.example', 'http://a.example/v1/chat/completions']

// The same forms for the page and for the gateway.
const URLS = [
  [A, A_CALL],
  ['HTTP://A.example/', A_CALL],
  [`${A}/v1/`, A_CALL],
  [`${A}/api//`, `${A}/api/v1/chat/completions`],
  [`${A}/api/v1`, `${A}/api/v1/chat/completions`],
  [`${A}/v1?a=b/`, `${A_CALL}?a=b/`],
  [`${A}/x/chat/completions/?a`, `${A}/x/chat/completions?a`],
] as const

it.each(URLS)('completes %s to %s', (given, url) => {
  expect(readAll({ VITE_CHAT_ENDPOINT: given }).chat.endpoint).toBe(url)
  expect(readAll({ CHAT_UPSTREAM: given }).upstream?.url).toBe(url)
})

const HF_TOKEN = 'hf_a'
const KEY = { CHAT_UPSTREAM_KEY: 'k' }
const NOT_ENCRYPTED = HUGGING_FACE_URL.replace('https', 'http')
const LOCAL = 'http://[::1]/v1/chat/completions'

it.each<[Record<string, string>, (string | undefined)?, (string | undefined)?, string?]>([
  [KEY, undefined, undefined, 'CHAT_UPSTREAM_KEY is not used'],
  [{ HF_TOKEN, ...KEY }, HUGGING_FACE_URL, HF_TOKEN],
  [{ HF_TOKEN, CHAT_UPSTREAM: 'https://router.huggingface.co:443/' }, HUGGING_FACE_URL, HF_TOKEN],
  [{ CHAT_UPSTREAM: HUGGING_FACE_URL, ...KEY }, HUGGING_FACE_URL, 'k'],
  [{ HF_TOKEN, CHAT_UPSTREAM: NOT_ENCRYPTED }, NOT_ENCRYPTED, undefined, 'HF_TOKEN is not sent'],
  [{ HF_TOKEN, CHAT_UPSTREAM: A }, A_CALL, undefined, 'HF_TOKEN is not sent'],
  [{ CHAT_UPSTREAM: A, ...KEY }, A_CALL, 'k', 'sent without encryption'],
  [{ CHAT_UPSTREAM: A }, A_CALL],
  [{ CHAT_UPSTREAM: LOCAL, ...KEY }, LOCAL, 'k'],
])('calls with %o the upstream %s with the key %s, and warns: %s', (env, url, key, warning) => {
  const { upstream, warnings } = readAll(env)
  expect(upstream).toEqual(url && { url, key })
  expect(warnings).toEqual(warning ? [expect.stringContaining(warning)] : [])
})

it.each([
  [{}, 'the built-in demo chef (set HF_TOKEN to call Hugging Face)'],
  [{ HF_TOKEN: 'hf_a' }, 'router.huggingface.co, with your key'],
  [{ HF_TOKEN: 'k', CHAT_UPSTREAM: 'http://a.example:1' }, 'a.example:1, without a key'],
  [{ VITE_CHAT_ENDPOINT: 'http://a.example/v1?key=b' }, 'none: the page calls a.example'],
])('with %o, the server says who answers: %s', (env, chef) => {
  expect(describeWhoAnswers(readAll(env))).toBe(chef)
})

it('takes spaces and the brackets of an IPv6 address off a HOST', () => {
  expect(readAll({ HOST: ' [::1]\t' }).host).toBe('::1')
  expect(readAll({ HOST: ' ' }).host).toBeUndefined()
})

describe('an error names an invalid setting and what it must be, but not its value', () => {
  it.each([
    ['VITE_CHAT_ENDPOINT', ['localhost:11434', '/v1', 'http://[::1]', 'httpx://a', 'xhttp://a']],
    ['VITE_CHAT_TIMEOUT', ['4', '301', '5.5', '2 minutes', '-5']],
    ['VITE_RECIPE_OFFER', ['always', 'Both']],
    ['VITE_STREAM', ['yes', 'true']],
    ['VITE_HF_TOKEN', ['sk-secret', 'hf_a b', 'hf_abc…']],
    ['HF_TOKEN', ['hf_a b', 'hf_abc…', 'hf_a\n']],
    ['CHAT_UPSTREAM_KEY', ['a b']],
    ['CHAT_UPSTREAM', ['a.example', 'http://user:secret@a.example', 'http://a.b/ KEY=secret']],
    ['CHAT_RATE_LIMIT', ['0', '10000', 'many']],
    ['CHAT_CALLS_AT_ONCE', ['0']],
    ['PORT', ['65536', '-1', '80a', ' ', '0x50', '8e1', '80.0']],
    ['TRUSTED_PROXIES', ['loopback', '10', '-1', '1.5', '10.0.0.0/8', '0x1']],
    ['DEMO_CHEF', ['true']],
  ])('%s=%s', (name, values) => {
    for (const value of values) {
      const message = messageOf({ [name]: value })
      expect(message).not.toContain('Invalid')
      expect(message).toMatch(new RegExp(`^  ${name} must be `, 'm'))
      if (value.includes('secret') || value.includes('…')) expect(message).not.toContain(value)
    }
  })

  it.each([
    ['HF_TOKEN', '"hf_secret"'],
    ['CHAT_UPSTREAM_KEY', '""'],
    ['CHAT_UPSTREAM_KEY', ' "secret"\r'],
    ['VITE_CHAT_MODEL', '`mistral`'],
    ['PORT', "'80'"],
  ])('says that %s=%s is in quotes', (name, value) => {
    const message = messageOf({ [name]: value })
    expect(message).toMatch(new RegExp(`^  ${name} must be without the quotes around it$`, 'm'))
    expect(message).not.toContain('secret')
  })

  it('accepts quotes elsewhere, and in variables that are not settings', () => {
    const env = { CHAT_UPSTREAM_KEY: '"a', VITE_CHAT_MODEL: `a"b"`, HF_TOKEN: `"a'`, PS1: '"$ "' }
    expect(readAll(env).chat.model).toBe('a"b"')
  })

  it('with every other problem, in one message', () => {
    const env = { VITE_STREAM: 'yes', CHAT_RATE_LIMIT: 'y', PORT: '70000' }
    expect(messageOf(env).split('\n  ')).toEqual([
      'Please change these settings (README.md explains them):',
      'VITE_STREAM must be on or off',
      'CHAT_RATE_LIMIT must be a number of calls per minute from 1 to 9999',
      'PORT must be a number from 0 to 65535',
    ])
  })
})

it('knows the names and addresses of this machine', () => {
  const own = ['localhost', 'chef.localhost', '127.0.0.1', '[::1]', '::1']
  const others = ['0.0.0.0', '127.0.0.1.nip.io', 'notlocalhost', 'localhost.example.org']
  expect([...own, ...others].filter(isLoopback)).toEqual(own)
})

describe('.env.example', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  const settings = lines.filter((line) => /^\w/.test(line)).map((line) => line.split('='))
  const example = Object.fromEntries(settings.map(([name = '', value = '']) => [name, value]))

  it('holds the default of every setting', () => {
    expect(readAll(example)).toStrictEqual(DEFAULTS)
  })

  it('has the settings of the tables in README.md and src/server/README.md', () => {
    const texts = ['README.md', 'src/server/README.md'].map((file) => readFileSync(file, 'utf8'))
    const rows = texts.join('\n').matchAll(/^\| `([A-Z_]+)` \|/gm)
    expect(Object.keys(example)).toEqual([...rows].map(([, name]) => name))
  })
})
