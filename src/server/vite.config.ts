import { defineConfig, loadEnv } from 'vite'
import { pageSchema, readSettings } from '../settings.ts'

/** Bundles a server into one file that needs only its platform. The settings of the page are built in. */
export default defineConfig(({ mode }) => {
  const [pageSettings] = readSettings(loadEnv(mode, process.cwd(), 'VITE_'), pageSchema)
  // The servers do not need a token that is built into the page.
  const settings = { ...pageSettings, chat: { ...pageSettings.chat, token: '' } }
  return {
    define: { __SETTINGS__: JSON.stringify(settings) },
    ssr: { noExternal: true },
    build: { outDir: 'dist-server', emptyOutDir: false, target: 'es2023', minify: false },
  }
})
