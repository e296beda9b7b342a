import { createLogger, createServer, preview } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { gatewayPlugin, whoAnswers } from '../../src/build/gatewayPlugin.ts'
import { recipeMessages } from '../../src/features/recipe/prompt.ts'
import { gatewaySchema } from '../../src/server/gatewaySettings.ts'
import { pageSchema, readSettings } from '../../src/settings.ts'

function settingsWith(env: Record<string, string>) {
  const [pageSettings, gatewaySettings] = readSettings(env, pageSchema, gatewaySchema)
  return [pageSettings.chat, gatewaySettings] as const
}

describe('gatewayPlugin', () => {
  const printed: string[] = []
  const inline = {
    configFile: false as const,
    customLogger: { ...createLogger('silent'), info: (line: string) => void printed.push(line) },
    plugins: [gatewayPlugin(...settingsWith({}))],
  }

  it.each([
    ['vite', async () => (await createServer({ ...inline, server: { port: 0 } })).listen()],
    ['vite preview', () => preview({ ...inline, preview: { port: 0 } })],
  ])('answers the page’s call in %s, and says who answers', async (_, start) => {
    printed.length = 0
    const server = await start()
    try {
      const url = new URL('/v1/chat/completions', server.resolvedUrls?.local[0])
      const body = JSON.stringify({ messages: recipeMessages(['leek']) })
      const headers = { 'Content-Type': 'application/json', Origin: 'http://localhost:1234' }
      const response = await fetch(url, { method: 'POST', headers, body })
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect((await response.json()).choices[0].message.content).toContain('leek')
      server.printUrls()
      expect(printed.at(-1)).toContain('the built-in demo chef')
    } finally {
      await server.close()
    }
  })
})

it('warns that HF_TOKEN is not sent to another server', async () => {
  const customLogger = createLogger('silent')
  const warn = vi.spyOn(customLogger, 'warn')
  const settings = settingsWith({ HF_TOKEN: 'hf_a', CHAT_UPSTREAM: 'http://a.example' })
  const plugins = [gatewayPlugin(...settings)]
  await (await createServer({ configFile: false, customLogger, plugins })).close()
  expect(warn.mock.calls).toEqual([[expect.stringContaining('CHAT_UPSTREAM_KEY')]])
})

it.each([
  [{}, 'the built-in demo chef (set HF_TOKEN to call Hugging Face)'],
  [{ VITE_CHAT_ENDPOINT: '/v1/' }, 'the built-in demo chef '],
  [{ VITE_CHAT_ENDPOINT: '/kitchen' }, '/kitchen, called by the page'],
  [{ HF_TOKEN: 'hf_a' }, 'router.huggingface.co, with your key'],
  [{ HF_TOKEN: 'k', CHAT_UPSTREAM: 'http://a.example:1' }, 'a.example:1, without a key'],
  [{ VITE_HF_TOKEN: 'hf_a' }, 'https://router.huggingface.co, called by the page'],
  [{ VITE_CHAT_ENDPOINT: 'http://a.example' }, 'http://a.example, called by the page'],
])('whoAnswers says with %o who answers', (env, sentence) => {
  expect(whoAnswers(...settingsWith(env))).toContain(sentence)
})
