import { createLogger, createServer, preview } from 'vite'
import { describe, expect, it } from 'vitest'
import { gatewayPlugin, whoAnswers } from '../../src/build/gatewayPlugin.ts'
import { recipeMessages } from '../../src/features/recipe/prompt.ts'
import { gatewayWith, pageWith } from '../support/settings.ts'

describe('gatewayPlugin', () => {
  const said: string[] = []
  const inline = {
    configFile: false as const,
    customLogger: { ...createLogger('silent'), info: (line: string) => void said.push(line) },
    plugins: [gatewayPlugin(pageWith({}).chat, gatewayWith({}))],
  }

  it.each([
    ['vite', async () => (await createServer({ ...inline, server: { port: 0 } })).listen()],
    ['vite preview', () => preview({ ...inline, preview: { port: 0 } })],
  ])('serves the page’s call in %s, and says who answers it', async (_, start) => {
    said.length = 0
    const server = await start()
    try {
      const url = new URL('/v1/chat/completions', server.resolvedUrls?.local[0])
      const { model } = pageWith({}).chat
      const body = JSON.stringify({ model, messages: recipeMessages(['leek']), max_tokens: 99 })
      const headers = { 'Content-Type': 'application/json', Origin: 'http://localhost:1234' }
      const response = await fetch(url, { method: 'POST', headers, body })
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
      expect((await response.json()).choices[0].message.content).toContain('leek')
      expect((await fetch(url)).status).toBe(405)
      server.printUrls()
      expect(said.at(-1)).toContain('the built-in demo chef')
    } finally {
      await server.close()
    }
  })
})

describe('whoAnswers', () => {
  it.each([
    [{}, 'the built-in demo chef (set HF_TOKEN to ask router.huggingface.co)'],
    [
      { CHAT_UPSTREAM: 'http://a.example:1' },
      'the built-in demo chef (set HF_TOKEN to ask a.example:1)',
    ],
    [{ VITE_CHAT_ENDPOINT: '/v1' }, 'the built-in demo chef '],
    [{ VITE_CHAT_ENDPOINT: '/kitchen' }, '/kitchen, asked by the page itself '],
    [{ HF_TOKEN: 'hf_a' }, 'router.huggingface.co, with your HF_TOKEN (unset it '],
    [{ HF_TOKEN: 'k', CHAT_UPSTREAM: 'http://a.example:1' }, 'a.example:1, with your HF_TOKEN '],
    [{ VITE_HF_TOKEN: 'hf_a' }, 'Hugging Face, asked by the page itself (unset VITE_HF_TOKEN '],
    [
      { VITE_CHAT_ENDPOINT: 'http://a.example' },
      'http://a.example, asked by the page itself (unset ',
    ],
  ])('says with %o who answers and how to change that', (env, sentence) => {
    const said = whoAnswers(pageWith(env).chat, gatewayWith(env))
    expect(said.slice(0, sentence.length)).toBe(sentence)
  })
})
