import { defineConfig, loadEnv } from 'vite'
import { parseSettings } from '../settings.ts'
import { pageBeside } from './pageBeside.ts'

/** Builds a server for the page that was built before: one file that needs nothing but its platform. */
export default defineConfig(({ mode }) => ({
  plugins: [pageBeside(parseSettings(loadEnv(mode, process.cwd(), 'VITE_')).chat)],
  ssr: { noExternal: true },
  build: { outDir: 'dist-server', emptyOutDir: false, target: 'es2023', minify: false },
}))
