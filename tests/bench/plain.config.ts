import { defineConfig, type PluginOption } from 'vite'
import ours from '../../vite.config.ts'

const LEFT_OUT = ['prerender', 'inline-styles', 'security-policy']

/** The same page as most are built: an empty root, and its style in a file. */
export default defineConfig(async (environment) => {
  const config = await ours(environment)
  const plugins: PluginOption[] = config.plugins ?? []
  return {
    ...config,
    // So that it renders into the empty root, and does not hydrate what is not there.
    define: { ...config.define, 'import.meta.env.DEV': 'true' },
    plugins: plugins.filter((plugin) => !isLeftOut(plugin)),
  }
})

function isLeftOut(plugin: PluginOption): boolean {
  return Boolean(plugin) && LEFT_OUT.includes(String(Object(plugin).name))
}
