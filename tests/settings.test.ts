import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SettingsError } from '../src/environment.ts'
import { parseGatewaySettings } from '../src/gateway/settings.ts'
import { parseServerSettings } from '../src/server/settings.ts'
import { parseSettings } from '../src/settings.ts'

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

describe('parseSettings', () => {
  it('has a default for everything', () => {
    expect(parseSettings({})).toEqual(DEFAULTS)
  })

  it('takes an empty value for none', () => {
    const empty = { VITE_HF_TOKEN: '', VITE_CHAT_ENDPOINT: '', VITE_CHAT_MODEL: '' }
    expect(parseSettings({ ...empty, VITE_RECIPE_OFFER: '' })).toEqual(DEFAULTS)
  })

  it('goes straight to Hugging Face with a token, whatever the endpoint says', () => {
    const { chat } = parseSettings({
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
    expect(parseSettings({ VITE_CHAT_ENDPOINT: endpoint }).chat).toMatchObject({ endpoint })
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
    expect(() => parseSettings({ [name]: value })).toThrow(
      `${name} is ${JSON.stringify(value)}; allowed: `,
    )
  })

  it('refuses a token that Hugging Face would not know, without repeating it', () => {
    const message = messageOf(() => parseSettings({ VITE_HF_TOKEN: 'sk-secret' }))
    expect(message).toContain('VITE_HF_TOKEN is a text of 9 characters; allowed: ')
    expect(message).not.toContain('sk-secret')
  })

  it('names every problem in one message', () => {
    const message = messageOf(() =>
      parseSettings({ VITE_RECIPE_OFFER: 'x', VITE_SHOW_FAILURES: 'y', VITE_CHAT_MODLE: 'z' }),
    )
    expect(message.split('\n').slice(1)).toEqual([
      expect.stringContaining('VITE_CHAT_MODLE is not a setting; did you mean VITE_CHAT_MODEL?'),
      expect.stringContaining('VITE_RECIPE_OFFER is "x"; allowed: both, call-to-action or list'),
      expect.stringContaining('VITE_SHOW_FAILURES is "y"; allowed: on or off'),
    ])
  })

  it.each([
    'VITE_RECIPE_OFER',
    'VITE_RECIPE_OFFERS',
    'VITE_SHOW_FAILURE',
    'VITE_SHOWFAILURES',
    'VITE_HFTOKEN',
    'VITE_HF_KEY',
    'VITE_HF_API_TOKEN',
    'VITE_CHAT_URL',
    'VITE_CHAT_ENDPIONT',
    'VITE_Chat_Model',
  ])('notices the typing error in %s', (name) => {
    expect(() => parseSettings({ [name]: '' })).toThrow(`${name} is not a setting; did you mean`)
  })

  it.each([
    'VITE_USER_NODE_ENV',
    'VITE_APP_TITLE',
    'VITE_HOST_TOKEN',
    'HF_TOKEN',
    'HF_HOME',
    'CHAT_UPSTREAM',
    'PATH',
  ])('leaves %s alone, which is not ours', (name) => {
    expect(parseSettings({ [name]: 'anything' })).toEqual(DEFAULTS)
  })
})

describe('parseGatewaySettings', () => {
  it('lets the demo chef answer where there is no token', () => {
    expect(parseGatewaySettings({})).toMatchObject({ token: undefined, callsPerMinute: 60 })
  })

  it('passes calls on to Hugging Face with a token alone', () => {
    expect(parseGatewaySettings({ HF_TOKEN: 'hf_abc' })).toEqual({
      callsPerMinute: 60,
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
    expect(parseGatewaySettings({ HF_TOKEN: 'key', CHAT_UPSTREAM: upstream })).toMatchObject({
      url: 'http://a.example:8000/v1/chat/completions',
    })
  })

  it.each([
    'https://a.example/openai/deployments/b/chat/completions',
    'https://a.example/v1beta/openai/chat/completions',
  ])('leaves %s as it is, which names its chat completions', (upstream) => {
    expect(parseGatewaySettings({ HF_TOKEN: 'key', CHAT_UPSTREAM: upstream }).url).toBe(upstream)
  })

  it.each([
    [{ CHAT_UPSTREAM: 'http://a.example/?key=1' }, 'CHAT_UPSTREAM is '],
    [{ CHAT_UPSTREAM: 'http://user:word@a.example' }, 'CHAT_UPSTREAM is '],
    [{ CHAT_UPSTREAM: ' http://a.example' }, 'CHAT_UPSTREAM is '],
    [{ HF_TOKEN: 'hf_' }, 'HF_TOKEN is a text of 3 characters'],
    [
      { HF_TOKEN: 'sk', CHAT_UPSTREAM: 'https://router.huggingface.co/v1' },
      'HF_TOKEN is a text of 2',
    ],
    [{ HF_TOKEN: 'sk-abc' }, 'HF_TOKEN is a text of 6 characters; allowed: '],
    [{ HF_TOKEN: 'hf_a b' }, 'HF_TOKEN is a text of 6 characters; allowed: '],
    [{ CHAT_UPSTREAM: 'a.example' }, 'CHAT_UPSTREAM is "a.example"; allowed: '],
    [{ CHAT_UPSTREAM: 'ws://a.example' }, 'CHAT_UPSTREAM is "ws://a.example"; allowed: '],
    [{ CHAT_RATE_LIMIT: '0' }, 'CHAT_RATE_LIMIT is "0"; allowed: '],
    [{ CHAT_RATE_LIMIT: 'many' }, 'CHAT_RATE_LIMIT is "many"; allowed: '],
    [{ HF_TOKN: 'hf_abc' }, 'HF_TOKN is not a setting; did you mean HF_TOKEN?'],
    [{ CHAT_UPSTREM: 'x' }, 'CHAT_UPSTREM is not a setting; did you mean CHAT_UPSTREAM?'],
  ])('refuses %o', (env, message) => {
    expect(() => parseGatewaySettings(env)).toThrow(message)
  })

  it('leaves the settings of other programs alone', () => {
    const others = { HF_HOME: '/a', HF_TOKEN_PATH: '/b', VITE_HF_TOKEN: 'hf_c', CHAT_MODEL: 'd' }
    expect(parseGatewaySettings(others)).toEqual(parseGatewaySettings({}))
  })
})

describe('SettingsError.collect', () => {
  it('makes one message of the problems of page and gateway', () => {
    const env = { VITE_RECIPE_OFFER: 'x', HF_TOKEN: '"hf_a"', CHAT_RATE_LIMIT: 'y' }
    const message = messageOf(() =>
      SettingsError.collect(
        () => parseSettings(env),
        () => parseGatewaySettings(env),
      ),
    )
    const named = message.split('\n').map((line) => line.trim().split(' ')[0])
    expect(named.slice(1)).toEqual(['VITE_RECIPE_OFFER', 'CHAT_RATE_LIMIT', 'HF_TOKEN'])
  })

  it('passes on any other error, and says nothing where all is well', () => {
    expect(() => SettingsError.collect(() => parseSettings({}))).not.toThrow()
    expect(() => SettingsError.collect(() => JSON.parse('{'))).toThrow(SyntaxError)
  })
})

describe('parseServerSettings', () => {
  it('has a default for everything, and trusts nobody', () => {
    const { isTrustedProxy, ...server } = parseServerSettings({ PATH: '/bin', HOME: '/root' })
    expect(server).toEqual({ host: '0.0.0.0', port: 8080, demoChef: false })
    expect(isTrustedProxy('127.0.0.1', 0)).toBe(false)
  })

  it.each([
    ['loopback', '127.0.0.1', true],
    ['10.0.0.0/8, ::1', '10.1.2.3', true],
    ['10.0.0.0/8, ::1', '192.0.2.1', false],
  ])('trusts with TRUSTED_PROXIES=%s the word of %s: %o', (TRUSTED_PROXIES, address, trusted) => {
    expect(parseServerSettings({ TRUSTED_PROXIES }).isTrustedProxy(address, 0)).toBe(trusted)
  })

  it.each([
    ['HOST', 'two words'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80a'],
    ['TRUSTED_PROXIES', 'everyone'],
    ['DEMO_CHEF', 'yes'],
  ])('refuses %s=%s', (name, value) => {
    expect(messageOf(() => parseServerSettings({ [name]: value }))).toContain(
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
    expect(parseSettings(example)).toEqual(DEFAULTS)
    expect(parseGatewaySettings({ ...example, HF_TOKEN: 'hf_abc' })).toEqual(
      parseGatewaySettings({ HF_TOKEN: 'hf_abc' }),
    )
    const { isTrustedProxy, ...server } = parseServerSettings(example)
    expect(parseServerSettings({})).toMatchObject(server)
    expect(isTrustedProxy('127.0.0.1', 0)).toBe(false)
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
