import { expect, it } from 'vitest'
import { describeChef } from '../../src/build/gatewayPlugin.ts'
import { gatewaySchema } from '../../src/server/gatewaySettings.ts'
import { pageSchema, readSettings } from '../../src/settings.ts'

function settingsWith(env: Record<string, string>) {
  const [pageSettings, gatewaySettings] = readSettings(env, pageSchema, gatewaySchema)
  return [pageSettings.chat, gatewaySettings] as const
}

it.each([
  [{}, 'the built-in demo chef (set HF_TOKEN to call Hugging Face)'],
  [{ VITE_CHAT_ENDPOINT: '/v1/' }, 'the built-in demo chef '],
  [{ VITE_CHAT_ENDPOINT: '/kitchen' }, '/kitchen, called by the page'],
  [{ HF_TOKEN: 'hf_a' }, 'router.huggingface.co, with your key'],
  [{ HF_TOKEN: 'k', CHAT_UPSTREAM: 'http://a.example:1' }, 'a.example:1, without a key'],
  [{ VITE_HF_TOKEN: 'hf_a' }, 'https://router.huggingface.co, called by the page'],
  [{ VITE_CHAT_ENDPOINT: 'http://a.example' }, 'http://a.example, called by the page'],
])('given %o, describeChef returns %s', (env, sentence) => {
  expect(describeChef(...settingsWith(env))).toContain(sentence)
})
