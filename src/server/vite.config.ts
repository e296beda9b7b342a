import { defineConfig, loadEnv } from 'vite'
import { readEnvironment } from '../environment.ts'
import { pageEnvironment, pageSettings } from '../settings.ts'
import { pageBeside } from './pageBeside.ts'

/** Builds a server for the page that was built before, with the same variables: one file that needs only its platform. */
export default defineConfig(({ mode }) => {
  const read = readEnvironment(loadEnv(mode, process.cwd(), 'VITE_'), pageEnvironment)
  return {
    plugins: [pageBeside(pageSettings(read).chat)],
    ssr: { noExternal: true },
    build: { outDir: 'dist-server', emptyOutDir: false, target: 'es2023', minify: false },
  }
})
