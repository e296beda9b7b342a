import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Environment, readEnvironment, SettingsError } from '../src/environment.ts'
import { gatewayEnvironment } from '../src/server/gatewaySettings.ts'
import { serverEnvironment } from '../src/server/settings.ts'
import { pageEnvironment } from '../src/settings.ts'
import { gatewayWith, pageWith } from './support/settings.ts'

const serverWith = (env: Environment) => readEnvironment(env, serverEnvironment)

const DEFAULTS = {
  chat: {
    route: 'endpoint',
    endpoint: '/',
    model: 'mistralai/Mistral-7B-Instruct-v0.3',
    timeLimitMs: 120_000,
    stream: false,
  },
  recipeOffer: 'both',
  showFailures: false,
}

describe('the page’s settings', () => {
  it('has a default for everything', () => {
    expect(pageWith({})).toEqual(DEFAULTS)
  })

  it('takes an empty value for none', () => {
    const empty = { VITE_HF_TOKEN: '', VITE_CHAT_ENDPOINT: '', VITE_CHAT_MODEL: '' }
    expect(pageWith({ ...empty, VITE_RECIPE_OFFER: '' })).toEqual(DEFAULTS)
  })

  it('goes straight to Hugging Face with a token, whatever the endpoint says', () => {
    const { chat } = pageWith({
      VITE_HF_TOKEN: 'hf_abc',
      VITE_CHAT_ENDPOINT: 'http://a.example',
    })
    const { endpoint: _, ...others } = DEFAULTS.chat
    expect(chat).toEqual({ ...others, route: 'hugging-face', token: 'hf_abc' })
  })

  it.each([
    'http://localhost:11434',
    'https://a.example/v1/',
    'HTTP://A.example',
    '/',
    '/kitchen/v1',
  ])('takes %s as an endpoint', (endpoint) => {
    expect(pageWith({ VITE_CHAT_ENDPOINT: endpoint }).chat).toMatchObject({ endpoint })
  })

  it.each([
    ['VITE_CHAT_ENDPOINT', 'localhost:11434'],
    ['VITE_CHAT_ENDPOINT', 'api/chat'],
    ['VITE_CHAT_ENDPOINT', '//a.example'],
    ['VITE_CHAT_ENDPOINT', '/\\a.example'],
    ['VITE_CHAT_ENDPOINT', 'ftp://a.example'],
    ['VITE_CHAT_ENDPOINT', 'http://user:word@a.example'],
    ['VITE_CHAT_ENDPOINT', 'http://a.example/?key=1'],
    ['VITE_CHAT_ENDPOINT', ' http://a.example'],
    ['VITE_CHAT_ENDPOINT', 'http://[::1]:11434'],
    ['VITE_CHAT_MODEL', 'two words'],
    ['VITE_CHAT_MODEL', '"mistral"'],
    ['VITE_CHAT_MODEL', 'https://a.example/model'],
    ['VITE_CHAT_MODEL', '/models/mistral'],
    ['VITE_CHAT_TIME_LIMIT', '0'],
    ['VITE_CHAT_TIME_LIMIT', '601'],
    ['VITE_CHAT_TIME_LIMIT', '1.5'],
    ['VITE_CHAT_TIME_LIMIT', '2 minutes'],
    ['VITE_RECIPE_OFFER', 'always'],
    ['VITE_RECIPE_OFFER', 'Both'],
    ['VITE_SHOW_FAILURES', 'true'],
    ['VITE_STREAM', 'yes'],
  ])('refuses %s=%s, and says what was given and what is allowed', (name, value) => {
    expect(() => pageWith({ [name]: value })).toThrow(
      `${name} is ${JSON.stringify(value)}; allowed: `,
    )
  })

  it('refuses a token that Hugging Face would not know, without repeating it', () => {
    const message = messageOf(() => pageWith({ VITE_HF_TOKEN: 'sk-secret' }))
    expect(message).toContain('VITE_HF_TOKEN is a value of 9 characters; allowed: ')
    expect(message).not.toContain('sk-secret')
  })

  it('names every problem in one message', () => {
    const message = messageOf(() =>
      pageWith({ VITE_RECIPE_OFFER: 'x', VITE_SHOW_FAILURES: 'y', VITE_CHAT_MODLE: 'z' }),
    )
    expect(message.split('\n').slice(1)).toEqual([
      expect.stringMatching(/VITE_CHAT_MODLE is not a setting; .*VITE_CHAT_MODEL/),
      expect.stringContaining('VITE_RECIPE_OFFER is "x"; allowed: both, call-to-action or list'),
      expect.stringContaining('VITE_SHOW_FAILURES is "y"; allowed: on or off'),
    ])
  })

  it.each(['VITE_RECIPE_OFER', 'VITE_SHOW_FAILURE', 'VITE_HF_API_TOKEN', 'VITE_CHAT_URL'])(
    'notices %s, which begins like ours and is none',
    (name) => {
      expect(() => pageWith({ [name]: '' })).toThrow(`${name} is not a setting; did you mean`)
    },
  )

  it.each(['VITE_USER_NODE_ENV', 'VITE_APP_TITLE', 'VITE_HOST_TOKEN', 'HF_TOKEN', 'PATH'])(
    'leaves %s alone, which is not ours',
    (name) => {
      expect(pageWith({ [name]: 'anything' })).toEqual(DEFAULTS)
    },
  )
})

describe('the gateway’s settings', () => {
  it('lets the demo chef answer where there is no token', () => {
    expect(gatewayWith({})).toMatchObject({ token: undefined, callsPerMinute: 60 })
  })

  it('passes calls on to Hugging Face with a token alone', () => {
    expect(gatewayWith({ HF_TOKEN: 'hf_abc' })).toEqual({
      callsPerMinute: 60,
      callsAtOnce: 100,
      token: 'hf_abc',
      url: 'https://router.huggingface.co/v1/chat/completions',
    })
  })

  it.each([
    'http://a.example:8000',
    'http://a.example:8000/',
    'http://a.example:8000/v1',
    'http://a.example:8000/v1/',
    'http://a.example:8000/v1/chat/completions',
    'HTTP://A.example:8000/v1',
  ])('makes of %s the address of its chat completions', (upstream) => {
    expect(gatewayWith({ HF_TOKEN: 'key', CHAT_UPSTREAM: upstream })).toMatchObject({
      url: 'http://a.example:8000/v1/chat/completions',
    })
  })

  it.each([
    'https://a.example/openai/deployments/b/chat/completions',
    'https://a.example/v1beta/openai/chat/completions',
  ])('leaves %s as it is, which names its chat completions', (upstream) => {
    expect(gatewayWith({ HF_TOKEN: 'key', CHAT_UPSTREAM: upstream }).url).toBe(upstream)
  })

  it.each([
    [{ CHAT_UPSTREAM: 'http://a.example/?key=1' }, 'CHAT_UPSTREAM is '],
    [{ CHAT_UPSTREAM: 'http://user:word@a.example' }, 'CHAT_UPSTREAM is '],
    [{ CHAT_UPSTREAM: ' http://a.example' }, 'CHAT_UPSTREAM is '],
    [{ HF_TOKEN: 'hf_' }, 'HF_TOKEN is a value of 3 characters'],
    [
      { HF_TOKEN: 'sk', CHAT_UPSTREAM: 'https://router.huggingface.co/v1' },
      'HF_TOKEN is a value of 2',
    ],
    [{ HF_TOKEN: 'sk-abc' }, 'HF_TOKEN is a value of 6 characters; allowed: '],
    [{ HF_TOKEN: 'hf_a b' }, 'HF_TOKEN is a value of 6 characters; allowed: '],
    [{ CHAT_UPSTREAM: 'a.example' }, 'CHAT_UPSTREAM is "a.example"; allowed: '],
    [{ CHAT_UPSTREAM: 'ws://a.example' }, 'CHAT_UPSTREAM is "ws://a.example"; allowed: '],
    [{ CHAT_RATE_LIMIT: '0' }, 'CHAT_RATE_LIMIT is "0"; allowed: '],
    [{ CHAT_CALLS_AT_ONCE: '0' }, 'CHAT_CALLS_AT_ONCE is "0"; allowed: '],
    [{ CHAT_RATE_LIMIT: 'many' }, 'CHAT_RATE_LIMIT is "many"; allowed: '],
  ])('refuses %o', (env, message) => {
    expect(() => gatewayWith(env)).toThrow(message)
  })

  it('leaves the settings of other programs alone', () => {
    const others = {
      HF_HOME: '/a',
      GH_TOKEN: 'b',
      MY_TOKEN: 'c',
      VITE_HF_TOKEN: 'd',
      CHAT_MODEL: 'e',
    }
    expect(gatewayWith(others)).toEqual(gatewayWith({}))
  })
})

it('the settings of page and gateway, read together, are wrong in one message', () => {
  const env = { VITE_RECIPE_OFFER: 'x', HF_TOKEN: '"hf_a"', CHAT_RATE_LIMIT: 'y' }
  const both = gatewayEnvironment.safeExtend(pageEnvironment.shape)
  const message = messageOf(() => readEnvironment(env, both))
  const named = message.split('\n').map((line) => line.trim().split(' ')[0])
  expect(named.slice(1).sort()).toEqual(['CHAT_RATE_LIMIT', 'HF_TOKEN', 'VITE_RECIPE_OFFER'])
})

describe('the server’s settings', () => {
  it('has a default for everything, and trusts nobody', () => {
    const { TRUSTED_PROXIES, ...server } = serverWith({ PATH: '/bin', HOME: '/root' })
    expect(server).toEqual({ HOST: '0.0.0.0', PORT: 8080, DEMO_CHEF: false })
    expect(TRUSTED_PROXIES('127.0.0.1', 0)).toBe(false)
  })

  it.each([
    ['loopback', '127.0.0.1', true],
    ['10.0.0.0/8, ::1', '10.1.2.3', true],
    ['10.0.0.0/8, ::1', '192.0.2.1', false],
  ])('trusts with TRUSTED_PROXIES=%s the word of %s: %o', (TRUSTED_PROXIES, address, trusted) => {
    expect(serverWith({ TRUSTED_PROXIES }).TRUSTED_PROXIES(address, 0)).toBe(trusted)
  })

  it.each([
    ['HOST', 'two words'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['TRUSTED_PROXIES', 'everyone'],
    ['DEMO_CHEF', 'yes'],
  ])('refuses %s=%s', (name, value) => {
    expect(messageOf(() => serverWith({ [name]: value }))).toContain(
      `${name} is ${JSON.stringify(value)}; allowed: `,
    )
  })
})

describe('.env.example', () => {
  const example = Object.fromEntries(
    readFileSync('.env.example', 'utf8')
      .split('\n')
      .filter((line) => /^\w/.test(line))
      .map((line) => line.split('=', 2) as [string, string]),
  )

  it('holds the default of every setting', () => {
    expect(pageWith(example)).toEqual(DEFAULTS)
    expect(gatewayWith({ ...example, HF_TOKEN: 'hf_abc' })).toEqual(
      gatewayWith({ HF_TOKEN: 'hf_abc' }),
    )
    const { TRUSTED_PROXIES, ...server } = serverWith(example)
    expect(serverWith({})).toMatchObject(server)
    expect(TRUSTED_PROXIES('127.0.0.1', 0)).toBe(false)
  })

  it('names each setting of the README’s table, and no other', () => {
    const table = readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)
    expect(Object.keys(example)).toEqual([...table].map(([, name]) => name))
  })
})

function messageOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (error instanceof SettingsError) return error.message
  }
  throw new Error('No SettingsError was thrown')
}
