import { createServer } from 'vite'
import { expect, it, onTestFinished, vi } from 'vitest'
import { gatewayPlugin } from '../../src/vite/gatewayPlugin.ts'
import { emptySettings } from '../support/emptySettings.js'

it('handles uncaught errors once, also after a restart of Vite', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  // With an upstream, the gateway reads no cookbook.
  const settings = { ...emptySettings(), CHAT_UPSTREAM: 'http://a.example' }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.spyOn(console, 'log').mockReturnValue()
  const countHandlers = () => process.listenerCount('uncaughtException')
  const before = countHandlers()
  const plugins = [gatewayPlugin()]
  const vite = await createServer({ configFile: false, plugins, server: { port: 0 } })
  onTestFinished(() => vite.close())
  await vite.listen()
  await vite.restart()
  expect(countHandlers()).toBe(before + 1)
})
