import { expect, it } from 'vitest'
import { describeChef, hasGateway } from '../../src/server/chef.ts'
import { gatewaySchema } from '../../src/server/gatewaySettings.ts'
import { pageSchema, readSettings, SettingsError } from '../../src/settings.ts'

function settingsWith(env: Record<string, string>) {
  const [pageSettings, gatewaySettings] = readSettings(env, pageSchema, gatewaySchema)
  return [pageSettings.chat, gatewaySettings] as const
}

const ELSEWHERE = { VITE_CHAT_ENDPOINT: 'http://a.example/v1?key=secret' }

it.each([
  [{}, 'the built-in demo chef (set HF_TOKEN to call Hugging Face)'],
  [{ VITE_CHAT_ENDPOINT: '/kitchen' }, 'the built-in demo chef '],
  [{ HF_TOKEN: 'hf_a' }, 'router.huggingface.co, with your key'],
  [{ HF_TOKEN: 'k', CHAT_UPSTREAM: 'http://a.example:1' }, 'a.example:1, without a key'],
  [{ VITE_HF_TOKEN: 'hf_a' }, 'none: the page calls router.huggingface.co'],
  [ELSEWHERE, 'none: the page calls a.example'],
])('given %o, describeChef returns %s', (env, sentence) => {
  expect(describeChef(...settingsWith(env))).toContain(sentence)
  expect(describeChef(...settingsWith(env))).not.toContain('secret')
})

it.each([
  [{}, true, true],
  [{ HF_TOKEN: 'hf_a' }, false, true],
  [{ DEMO_CHEF: 'on' }, false, true],
  [ELSEWHERE, true, false],
  [{ ...ELSEWHERE, HF_TOKEN: 'hf_a' }, false, true],
])(
  'given %o, and only this machine can call: %o, there is a gateway: %o',
  (env, isForThisMachine, expected) => {
    expect(hasGateway(...settingsWith(env), isForThisMachine)).toBe(expected)
  },
)

it('does not serve the demo chef to others by accident', () => {
  expect(() => hasGateway(...settingsWith({}), false)).toThrow(SettingsError)
})
