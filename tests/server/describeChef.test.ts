import { expect, it } from 'vitest'
import { readSettings } from '../../src/readSettings.ts'
import { describeChef } from '../../src/server/describeChef.ts'
import { gatewaySchema } from '../../src/server/settings.ts'

const TOKEN = { HF_TOKEN: 'hf_a' }
const UPSTREAM = { CHAT_UPSTREAM: 'http://a.example:1' }
const OTHER_SERVER = { VITE_CHAT_ENDPOINT: 'http://a.example/v1?key=b' }

it.each([
  [{}, 'the built-in demo chef (set HF_TOKEN to call Hugging Face)'],
  [TOKEN, 'router.huggingface.co, with your key'],
  [{ ...TOKEN, ...UPSTREAM }, 'a.example:1, without a key'],
  [OTHER_SERVER, 'none: the page calls a.example'],
])('with the settings %o, the log says who answers: %s', (env, chef) => {
  expect(describeChef(readSettings(env, gatewaySchema))).toBe(chef)
})
