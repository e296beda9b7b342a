import react from '@vitejs/plugin-react'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { gatewayPlugin } from './src/build/gatewayPlugin.ts'
import { tokenWarning } from './src/build/tokenWarning.ts'
import { parseGatewaySettings } from './src/gateway/settings.ts'
import { parseSettings } from './src/settings.ts'

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'HF_', 'CHAT_'])
  const settings = parseSettings(env)
  return {
    // The page reads no environment: it is built with its settings, checked once, here.
    define: { __SETTINGS__: JSON.stringify(settings) },
    plugins: [
      react(),
      tokenWarning(settings),
      gatewayPlugin(settings.chat, parseGatewaySettings(env)),
    ],
    test: {
      setupFiles: 'tests/support/matchers.ts',
      include: ['tests/**/*.test.{ts,tsx}'],
      restoreMocks: true,
      maxWorkers: '100%',
    },
  }
})
