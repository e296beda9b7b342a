import { expect, it } from 'vitest'
import { describeChef } from '../../src/server/describeChef.ts'
import { gatewaySchema } from '../../src/server/settings.ts'
import { pageSchema, readSettings } from '../../src/settings.ts'

function settingsWith(env: Record<string, string>) {
  const [pageSettings, gatewaySettings] = readSettings(env, pageSchema, gatewaySchema)
  return [pageSettings.chat, gatewaySettings] as const
}

it.each([
  [{}, 'the built-in demo chef (set HF_TOKEN to call Hugging Face)'],
  [{ HF_TOKEN: 'hf_a' }, 'router.huggingface.co, with your key'],
  [{ HF_TOKEN: 'k', CHAT_UPSTREAM: 'http://a.example:1' }, 'a.example:1, without a key'],
  [{ VITE_HF_TOKEN: 'hf_a' }, 'none: the page calls router.huggingface.co'],
  [{ VITE_CHAT_ENDPOINT: 'http://a.example/v1?key=secret' }, 'none: the page calls a.example'],
])('given %o, describeChef returns %s', (env, sentence) => {
  expect(describeChef(...settingsWith(env))).toContain(sentence)
  expect(describeChef(...settingsWith(env))).not.toContain('secret')
})
