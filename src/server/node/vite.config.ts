import { readSettings } from '../../readSettings.ts'
import { pageSchema } from '../../settings.ts'
import { readEnvironment } from './readEnvironment.ts'

const { chat } = readSettings(readEnvironment(), pageSchema)

/** Bundles the server with its packages: it needs only Node. */
export default {
  // The page is built with the same settings.
  define: { __BUILT_ENDPOINT__: JSON.stringify(chat.endpoint) },
  ssr: { noExternal: true },
  build: { outDir: 'dist-server', target: 'es2023', minify: false },
}
