import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  gatewaySettingsSchema,
  pageSettingsSchema,
  readSettings,
  SettingsError,
  serverSettingsSchema,
} from '../src/settings.ts'

const SCHEMAS = {
  page: pageSettingsSchema,
  gateway: gatewaySettingsSchema,
  server: serverSettingsSchema,
}
const settingsWith = (env: Record<string, string>) => readSettings(env, SCHEMAS)

function messageOf(env: Record<string, string>): string {
  try {
    settingsWith(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
  }
  throw new Error('No SettingsError was thrown')
}

const DEFAULTS = {
  page: {
    chat: {
      route: 'endpoint',
      endpoint: '/',
      model: 'mistralai/Mistral-7B-Instruct-v0.3',
      timeoutMs: 120_000,
      stream: false,
    },
    recipeOffer: 'both',
    showFailures: false,
  },
  gateway: {
    url: 'https://router.huggingface.co',
    token: undefined,
    callsPerMinute: 60,
    callsAtOnce: 100,
    isDemoChefAllowed: false,
  },
  server: { host: '0.0.0.0', port: 8080, isTrustedProxy: expect.any(Function) },
}

it('has a default for every setting, and ignores what is not ours', () => {
  expect(settingsWith({ PATH: '/bin', HF_HOME: '/a', VITE_APP_TITLE: 'b' })).toEqual(DEFAULTS)
})

it('ignores empty values', () => {
  const empty = { VITE_CHAT_MODEL: '', VITE_STREAM: '', HF_TOKEN: '', PORT: '', DEMO_CHEF: '' }
  expect(settingsWith(empty)).toEqual(DEFAULTS)
})

it('calls Hugging Face from the page with a token, whatever the endpoint', () => {
  const env = { VITE_HF_TOKEN: 'hf_abc', VITE_CHAT_ENDPOINT: 'http://a.example' }
  const { endpoint: _, ...others } = DEFAULTS.page.chat
  const expected = { ...others, route: 'hugging-face', token: 'hf_abc' }
  expect(settingsWith(env).page.chat).toEqual(expected)
})

it.each([
  'http://localhost:11434',
  'https://a.example/v1/',
  'HTTP://A.example',
  '/',
  '/kitchen/v1',
])('accepts %s as an endpoint', (endpoint) => {
  expect(settingsWith({ VITE_CHAT_ENDPOINT: endpoint }).page.chat).toMatchObject({ endpoint })
})

it('accepts any key for a server other than Hugging Face', () => {
  const env = { HF_TOKEN: 'sk-abc', CHAT_UPSTREAM: 'http://a.example:8000/v1' }
  expect(settingsWith(env).gateway).toMatchObject({ token: 'sk-abc', url: env.CHAT_UPSTREAM })
})

it.each([
  ['loopback', '127.0.0.1', true],
  ['10.0.0.0/8, ::1', '10.1.2.3', true],
  ['10.0.0.0/8, ::1', '192.0.2.1', false],
  ['', '127.0.0.1', false],
])('trusts with TRUSTED_PROXIES=%s the proxy %s: %o', (TRUSTED_PROXIES, address, isTrusted) => {
  expect(settingsWith({ TRUSTED_PROXIES }).server.isTrustedProxy(address, 0)).toBe(isTrusted)
})

describe('a wrong setting is named, with what it must be and without its value', () => {
  it.each([
    ['VITE_CHAT_ENDPOINT', ['localhost:11434', 'api/chat', '//a.example', '/\\a.example']],
    ['VITE_CHAT_ENDPOINT', ['ftp://a.example', 'http://user:word@a.example', 'http://[::1]:1']],
    ['VITE_CHAT_MODEL', ['two words', '"mistral"', 'https://a.example/model', '/models/mistral']],
    ['VITE_CHAT_TIME_LIMIT', ['0', '601', '1.5', '2 minutes', '1e2', '-1']],
    ['VITE_RECIPE_OFFER', ['always', 'Both']],
    ['VITE_STREAM', ['yes', 'true']],
    ['VITE_HF_TOKEN', ['hf_', 'sk-secret', 'hf_a b', 'hf_abc…']],
    ['HF_TOKEN', ['hf_', 'sk-secret', 'hf_a b', '"hf_a"', 'hf_abc…', 'hf_a\n']],
    ['CHAT_UPSTREAM', ['a.example', 'ws://a.example', 'http://a.example/?key=1', ' http://a.b']],
    ['CHAT_RATE_LIMIT', ['0', '10000', 'many']],
    ['CHAT_CALLS_AT_ONCE', ['0']],
    ['HOST', ['two words']],
    ['PORT', ['65536', '-1', '80a']],
    ['TRUSTED_PROXIES', ['everyone']],
    ['DEMO_CHEF', ['true']],
  ])('%s=%s', (name, values) => {
    for (const value of values) {
      const message = messageOf({ [name]: value })
      expect(message).toMatch(new RegExp(`^  ${name} must be `, 'm'))
      if (value.includes('secret') || value.includes('…')) expect(message).not.toContain(value)
    }
  })

  it('with every other problem, in one message', () => {
    const env = {
      VITE_RECIPE_OFFER: 'x',
      VITE_CHAT_TIME_LIMIT: '900',
      HF_TOKEN: '"hf_a"',
      CHAT_RATE_LIMIT: 'y',
      PORT: '70000',
      VITE_HF_TOKEN: 'hf_abc…',
    }
    expect(messageOf(env).split('\n  ').sort()).toEqual([
      'CHAT_RATE_LIMIT must be a number of calls a minute from 1 to 9999',
      'HF_TOKEN must be a token that starts with hf_ to call Hugging Face',
      'PORT must be a number from 0 to 65535',
      'Please change these settings (see .env.example):',
      'VITE_CHAT_TIME_LIMIT must be a number of seconds from 1 to 600',
      'VITE_HF_TOKEN must be plain ASCII: copy the whole token, without … or a line break',
      'VITE_RECIPE_OFFER must be both, call-to-action or list',
    ])
  })
})

describe('.env.example', () => {
  const lines = readFileSync('.env.example', 'utf8').split('\n')
  const settings = lines.filter((line) => /^\w/.test(line)).map((line) => line.split('='))
  const example = Object.fromEntries(settings.map(([name = '', value = '']) => [name, value]))

  it('holds the default of every setting', () => {
    expect(settingsWith(example)).toEqual(DEFAULTS)
  })

  it('has the settings of the README’s table', () => {
    const table = readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)
    expect(Object.keys(example)).toEqual([...table].map(([, name]) => name))
  })
})
