import react from '@vitejs/plugin-react'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { readSettings } from './src/readSettings.ts'
import { readEnvironment } from './src/server/node/readEnvironment.ts'
import { pageSchema } from './src/settings.ts'
import { gatewayPlugin } from './src/vite/gatewayPlugin.ts'
import { pagePlugin } from './src/vite/pagePlugin.ts'

/** Override the shell's NODE_ENV: with "staging", the build would get React's development code. */
const NODE_ENVS = { build: 'production', serve: 'development' }

export default defineConfig(({ command }): ViteUserConfig => {
  // Unit tests run with the defaults, and without the gateway. Vitest sets this variable.
  const isUnitTest = Boolean(process.env.VITEST)
  process.env.NODE_ENV = isUnitTest ? 'test' : NODE_ENVS[command]
  const env = isUnitTest ? {} : readEnvironment()
  const pageSettings = readSettings(env, pageSchema)
  return {
    // Relative URLs: the built page works in any folder of a host.
    base: './',
    // Not Vite's own `.env` files, which also depend on the mode.
    envDir: false,
    publicDir: 'src/public',
    // One page: any other path is a 404.
    appType: 'mpa',
    // The page reads no environment variables: its settings are checked here and built into it.
    define: { __SETTINGS__: JSON.stringify(pageSettings) },
    // In a monorepo, Vite would use the PostCSS configuration of a parent folder.
    css: { postcss: {} },
    // Without CORS headers, other websites can't read what the development server responds.
    server: { cors: false },
    build: {
      // Baseline widely available.
      target: ['chrome124', 'edge124', 'firefox125', 'safari17.5', 'ios17.5'],
      modulePreload: {
        polyfill: false,
        // No preload of lazy chunks: after a failed preload, Safari can't load the chunk.
        resolveDependencies: (_, dependencies, { hostType }) =>
          hostType === 'html' ? dependencies : [],
      },
      rolldownOptions: {
        // Keeps chunks from importing the entry: if a proxy adds `?v=7` to it, it would run twice.
        preserveEntrySignatures: 'strict',
        treeshake: {
          // @huggingface/inference lacks `"sideEffects": false`.
          moduleSideEffects: [{ test: /[\\/]@huggingface[\\/]/, sideEffects: false }],
        },
      },
    },
    plugins: [react(), pagePlugin(pageSettings), !isUnitTest && gatewayPlugin()],
    test: {
      projects: [
        { extends: true, test: { name: 'node', include: ['tests/**/*.test.ts'] } },
        {
          extends: true,
          test: {
            name: 'dom',
            include: ['tests/**/*.test.tsx'],
            environment: 'happy-dom',
            setupFiles: 'tests/support/domSetup.ts',
          },
        },
      ],
      restoreMocks: true,
      unstubGlobals: true,
      pool: 'threads',
      // Test files share imported modules, which makes the tests a third faster.
      isolate: false,
      // Inlined, so that a test can load Redux Toolkit again, with the DevTools.
      server: { deps: { inline: ['@reduxjs/toolkit'] } },
      // For busy machines.
      testTimeout: 120_000,
      expect: { poll: { timeout: 60_000 } },
      // One hook builds the page and its servers.
      hookTimeout: 300_000,
      // By default, one core less.
      maxWorkers: '100%',
    },
  }
})
