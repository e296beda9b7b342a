import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeChef, gatewaySchema, isLoopback, serverSchema } from '../src/server/settings.ts'
import { GATEWAY, HUGGING_FACE, pageSchema, readSettings, SettingsError } from '../src/settings.ts'

function readAll(env: Record<string, unknown>) {
  const [page, gateway, server] = readSettings(env, pageSchema, gatewaySchema, serverSchema)
  return { page, gateway, server }
}

function messageOf(env: Record<string, string>): string {
  try {
    readAll(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
  }
  throw new Error('No SettingsError was thrown')
}

const DEFAULTS = {
  page: {
    chat: {
      endpoint: GATEWAY,
      token: undefined,
      model: 'mistralai/Mistral-7B-Instruct-v0.3',
      timeoutMs: 120_000,
      stream: false,
    },
    recipeOffer: 'both',
    showFailures: false,
  },
  gateway: {
    upstream: undefined,
    warnings: [],
    callsPerMinute: 20,
    callsAtOnce: 100,
    isDemoChefForAll: false,
  },
  server: { PORT: 3000, TRUSTED_PROXIES: 0 },
}

it('has a default for every setting, and ignores other variables', () => {
  expect(readAll({ PATH: '/bin', HF_HOME: '/a', VITE_APP_TITLE: 'b' })).toStrictEqual(DEFAULTS)
})

it('ignores empty values', () => {
  const empty = { VITE_CHAT_MODEL: '', VITE_STREAM: '', HF_TOKEN: '', PORT: '', DEMO_CHEF: '' }
  expect(readAll(empty)).toStrictEqual(DEFAULTS)
})

it('reads numbers, as the variables of a Worker may be', () => {
  expect(readAll({ PORT: 8080 }).server.PORT).toBe(8080)
})

it('says the new name of a setting that was renamed', () => {
  expect(() => readAll({ VITE_CHAT_TIME_LIMIT: '60' })).toThrow(
    'VITE_CHAT_TIME_LIMIT must be renamed to VITE_CHAT_TIMEOUT',
  )
})

it('reads on and off', () => {
  const { page } = readAll({ VITE_STREAM: 'on', VITE_SHOW_FAILURES: 'off' })
  expect(page).toMatchObject({ chat: { stream: true }, showFailures: false })
})

it('calls Hugging Face from the page with a token, whatever the endpoint', () => {
  const env = { VITE_HF_TOKEN: 'hf_abc', VITE_CHAT_ENDPOINT: 'http://a.example' }
  const huggingFace = { endpoint: HUGGING_FACE, token: 'hf_abc' }
  expect(readAll(env).page.chat).toEqual({ ...DEFAULTS.page.chat, ...huggingFace })
})

const HF = 'https://router.huggingface.co'
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
  expect(readAll({ VITE_CHAT_ENDPOINT: given }).page.chat.endpoint).toBe(url)
  expect(readAll({ CHAT_UPSTREAM: given }).gateway.upstream?.url).toBe(url)
})

it('takes / for the gateway', () => {
  expect(readAll({ VITE_CHAT_ENDPOINT: '/' }).page.chat.endpoint).toBe(GATEWAY)
})

it.each<[Record<string, string>, string | undefined, string?]>([
  [{ CHAT_UPSTREAM_KEY: 'k' }, undefined],
  [{ HF_TOKEN: 'hf_a' }, HUGGING_FACE, 'hf_a'],
  [{ HF_TOKEN: 'hf_a', CHAT_UPSTREAM_KEY: 'k' }, HUGGING_FACE, 'hf_a'],
  [{ HF_TOKEN: 'hf_a', CHAT_UPSTREAM: `${HF}:443/` }, HUGGING_FACE, 'hf_a'],
  [{ CHAT_UPSTREAM: HF, CHAT_UPSTREAM_KEY: 'hf_k' }, HUGGING_FACE, 'hf_k'],
  [{ HF_TOKEN: 'hf_a', CHAT_UPSTREAM: HF.replace('s', '') }, HUGGING_FACE.replace('s', '')],
  [{ HF_TOKEN: 'hf_a', CHAT_UPSTREAM: A }, A_CALL],
  [{ CHAT_UPSTREAM: `${A}/v1/`, CHAT_UPSTREAM_KEY: 'k' }, A_CALL, 'k'],
])('calls with %o the upstream %s with the key %s', (env, url, key) => {
  const { upstream, warnings } = readAll(env).gateway
  expect([upstream?.url, upstream?.key]).toEqual([url, key])
  expect(warnings.join()).toMatch('HF_TOKEN' in env && !key ? /^HF_TOKEN is not sent/ : /^(?!HF_)/)
})

it.each([
  [{ CHAT_UPSTREAM: 'http://10.0.0.1', CHAT_UPSTREAM_KEY: 'k' }, 1],
  [{ CHAT_UPSTREAM_KEY: 'k' }, 1],
  [{ CHAT_UPSTREAM: 'http://10.0.0.1' }, 0],
  [{ CHAT_UPSTREAM: 'https://10.0.0.1', CHAT_UPSTREAM_KEY: 'k' }, 0],
  [{ CHAT_UPSTREAM: 'http://[::1]:8000', CHAT_UPSTREAM_KEY: 'k' }, 0],
])(
  'warns of a key that leaves this machine without encryption, or is not used: %o, %i warning',
  (env, number) => {
    expect(readAll(env).gateway.warnings).toHaveLength(number)
  },
)

it.each([
  [{}, 'the built-in demo chef (set HF_TOKEN to call Hugging Face)'],
  [{ HF_TOKEN: 'hf_a' }, 'router.huggingface.co, with your key'],
  [{ HF_TOKEN: 'k', CHAT_UPSTREAM: 'http://a.example:1' }, 'a.example:1, without a key'],
  [{ VITE_HF_TOKEN: 'hf_a' }, 'none: the page calls router.huggingface.co'],
  [{ VITE_CHAT_ENDPOINT: 'http://a.example/v1?key=b' }, 'none: the page calls a.example'],
])('with %o, the server says who answers: %s', (env, chef) => {
  const { page, gateway } = readAll(env)
  expect(describeChef(page.chat, gateway)).toBe(chef)
})

it.each([
  ['[::1]', '::1'],
  ['::1', '::1'],
  ['chef.internal', 'chef.internal'],
])('with HOST=%s, listens on %s', (HOST, host) => {
  expect(readAll({ HOST }).server.HOST).toBe(host)
})

describe('an error names an invalid setting and what it must be, but not its value', () => {
  it.each([
    [
      'VITE_CHAT_ENDPOINT',
      ['localhost:11434', 'api/chat', '/v1', 'ftp://a.example', 'http://[::1]'],
    ],
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

  it('with every other problem, in one message', () => {
    const env = { VITE_RECIPE_OFFER: 'x', CHAT_RATE_LIMIT: 'y', PORT: '70000' }
    expect(messageOf(env).split('\n  ')).toEqual([
      'Please change these settings (README.md explains them):',
      'VITE_RECIPE_OFFER must be both, call-to-action or list',
      'CHAT_RATE_LIMIT must be a number of calls per minute from 1 to 9999',
      'PORT must be a number from 0 to 65535',
    ])
  })
})

it.each([
  ['localhost', true],
  ['chef.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['127.0.0.1.nip.io', false],
  ['notlocalhost', false],
  ['localhost.example.org', false],
])('knows whether %s is this machine: %o', (host, expected) => {
  expect(isLoopback(host)).toBe(expected)
})

describe('.env.example', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  const settings = lines.filter((line) => /^\w/.test(line)).map((line) => line.split('='))
  const example = Object.fromEntries(settings.map(([name = '', value = '']) => [name, value]))

  it('holds the default of every setting', () => {
    expect(readAll(example)).toStrictEqual(DEFAULTS)
  })

  it('has the settings of the README’s table', () => {
    const table = readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)
    expect(Object.keys(example)).toEqual([...table].map(([, name]) => name))
  })
})
