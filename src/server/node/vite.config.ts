import { defineConfig } from 'vite'

/** Bundles the server on Node into one file that needs only Node. */
export default defineConfig({
  ssr: { noExternal: true },
  build: { outDir: 'dist-server', target: 'es2023', minify: false },
})
