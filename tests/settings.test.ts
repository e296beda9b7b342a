import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { GATEWAY_PATH } from '../src/endpoints.ts'
import { readSettings, SettingsError } from '../src/readSettings.ts'
import { serverSchema } from '../src/server/settings.ts'
import tables from './settings.md?raw'
import { readRows } from './support/readRows.ts'

const lines = readFileSync('.env.example', 'utf8').matchAll(/^(\w+)=(.*)$/gm)
const example = Object.fromEntries([...lines].map(([, name, value]) => [name, value]))

const readAll = (env: Record<string, unknown>) => readSettings(env, serverSchema)

function messageOf(env: Record<string, unknown>): string {
  try {
    readAll(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
  }
  throw new Error('No SettingsError was thrown')
}

/** zod's own messages, which begin with a capital letter, do not complete the sentence. */
const ownWordsFor = (name: string) => new RegExp(`^  ${name} must be [a-z]`, 'm')

const DEFAULTS = {
  chat: {
    endpoint: GATEWAY_PATH,
    token: undefined,
    model: 'mistralai/Mistral-7B-Instruct-v0.3',
    timeoutMs: 120_000,
    stream: false,
  },
  recipeOffer: 'both',
  showFailures: false,
  upstream: undefined,
  secrets: [],
  requestsPerMinute: 20,
  maxRunningCalls: 100,
  isDemoChefPublic: false,
  host: undefined,
  port: 3000,
  trustedProxies: 0,
}

it('has a default for every setting, and ignores other variables and empty values', () => {
  const others = { PATH: '/bin', HF_HOME: '/a', VITE_APP_TITLE: 'b' }
  const empty = { VITE_CHAT_MODEL: '', VITE_STREAM: '', HF_TOKEN: '', PORT: '', DEMO_CHEF: '' }
  expect(readAll({ ...others, ...empty })).toStrictEqual(DEFAULTS)
})

it.each([
  ['on', { VITE_STREAM: 'on' }, { chat: { stream: true } }],
  ['off', { VITE_SHOW_FAILURES: 'off' }, { showFailures: false }],
  ['an offer', { VITE_RECIPE_OFFER: 'call-to-action' }, { recipeOffer: 'call-to-action' }],
  ['/ for the gateway', { VITE_CHAT_ENDPOINT: '/' }, { chat: { endpoint: GATEWAY_PATH } }],
  ['a number, which a Worker may bind', { CHAT_CALLS_AT_ONCE: 8 }, { maxRunningCalls: 8 }],
])('reads %s', (_, env, settings) => {
  expect(readAll(env)).toMatchObject(settings)
})

it.each(readRows(tables, 'Addresses'))('completes %s to %s', (given, url) => {
  expect(readAll({ VITE_CHAT_ENDPOINT: given }).chat.endpoint).toBe(url)
  expect(readAll({ CHAT_UPSTREAM: given }).upstream?.url).toBe(url)
})

/** The settings in a cell: "HF_TOKEN=hf_a PORT=80" */
const settingsIn = (cell = '') =>
  Object.fromEntries([...cell.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]))

it.each(readRows(tables, 'Upstreams'))(
  'calls with %s the upstream %s with the key %s',
  (...row) => {
    const [settings, url, key] = row
    const { upstream } = readAll(settingsIn(settings))
    expect([upstream?.url, upstream?.key]).toEqual([url || undefined, key || undefined])
  },
)

it('takes the brackets of an IPv6 address off a HOST', () => {
  expect(readAll({ HOST: '[::1]' }).host).toBe('::1')
})

it('trims every setting, as `set PORT=80 && …` on Windows needs', () => {
  const { port, host, upstream, chat } = readAll({
    PORT: '80 ',
    HOST: ' ',
    HF_TOKEN: '\thf_a\r\n',
    VITE_CHAT_MODEL: ' " a b " ',
    VITE_CHAT_ENDPOINT: ' https://a.example ',
  })
  expect([port, host, upstream?.key]).toEqual([80, undefined, 'hf_a'])
  expect(chat).toMatchObject({
    model: 'a b',
    endpoint: 'https://a.example/v1/chat/completions',
  })
})

it.each(['\\\\.\\pipe\\1f2e', '/run/chef.sock'])('takes the pipe %s as a PORT', (pipe) => {
  expect(readAll({ PORT: pipe }).port).toBe(pipe)
})

it('removes the quotes around a value, as a shell does', () => {
  const env = { HF_TOKEN: '"hf_a"', CHAT_UPSTREAM_KEY: '""', VITE_CHAT_MODEL: " '`a` b'\r" }
  const { upstream, chat } = readAll(env)
  expect([upstream?.key, chat.model]).toEqual(['hf_a', '`a` b'])
  for (const model of ['a "b"', '"a" b', `"a'`])
    expect(readAll({ VITE_CHAT_MODEL: model }).chat.model).toBe(model)
})

it.each(readRows(tables, 'Limits'))('%s may be %s', (name = '', values = '') => {
  for (const value of values.split(', ')) expect(() => readAll({ [name]: value })).not.toThrow()
})

describe('an error names an invalid setting and what it must be, but not its value', () => {
  it.each(readRows(tables, 'Invalid values'))('%s=%s', (name = '', values = '') => {
    for (const value of values.split(', ')) {
      const message = messageOf({ [name]: value })
      expect(message).toMatch(ownWordsFor(name))
      expect(message.split('\n')).toHaveLength(2)
      if (value.includes('secret') || value.includes('…')) expect(message).not.toContain(value)
    }
  })

  it.each(Object.keys(example))('%s=an object, which a Worker’s variable may be', (name) => {
    expect(messageOf({ [name]: {} })).toMatch(ownWordsFor(name))
  })

  it('one message names all problems', () => {
    const env = { VITE_STREAM: 'yes', CHAT_RATE_LIMIT: 'y', PORT: '70000' }
    expect(messageOf(env).split('\n  ')).toEqual([
      'Please change these settings (the READMEs explain them):',
      'VITE_STREAM must be on or off',
      'CHAT_RATE_LIMIT must be a number of requests per minute from 1 to 9999',
      'PORT must be a number from 0 to 65535, or the path of a pipe or socket',
    ])
  })
})

const TAKE_ANY_TEXT = ['VITE_CHAT_MODEL', 'HOST']

/** Keys of JSON such as "HF_TOKEN": */
const SETTING_NAMES = /(?<=")[A-Z_]+(?=":)/g

describe('.env.example', () => {
  it('holds the default of every setting', () => {
    expect(readAll(example)).toEqual(DEFAULTS)
  })

  it('lists the settings in the order of the schemas', () => {
    const schema = z.toJSONSchema(serverSchema, { io: 'input', unrepresentable: 'any' })
    expect(JSON.stringify(schema).match(SETTING_NAMES)).toEqual(Object.keys(example))
  })

  it('names the settings for which settings.md has invalid values, and those that take any text', () => {
    const names = Object.keys(example).filter((name) => !TAKE_ANY_TEXT.includes(name))
    expect(readRows(tables, 'Invalid values').map(([name]) => name)).toEqual(names)
  })

  it('has the settings of the tables in README.md and src/server/README.md', () => {
    const texts = ['README.md', 'src/server/README.md'].map((file) => readFileSync(file, 'utf8'))
    const rows = texts.join('\n').matchAll(/^\| `([A-Z_]+)` \|/gm)
    expect(Object.keys(example)).toEqual([...rows].map(([, name]) => name))
  })
})
