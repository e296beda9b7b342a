import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { policyIn } from '../build/securityPolicy.ts'
import type { ChatSettings } from '../settings.ts'

/**
 * Builds into a server the security policy of the page in dist and the chat settings, which are read again: both are
 * built with the same variables. Copies the page's files beside the server, with a brotli and a gzip of each.
 */
export function pageBeside(chat: ChatSettings): Plugin {
  let page = ''
  return {
    name: 'page-beside',
    config({ build }) {
      page = join(build?.outDir ?? '', '../dist')
      const policy = policyIn(readFileSync(join(page, 'index.html'), 'utf8'))
      // The server has no use for a token that the page was built with.
      const builtPage = { chat: { ...chat, token: '' }, policy }
      return { define: { __BUILT_PAGE__: JSON.stringify(builtPage) } }
    },
    writeBundle({ dir = '' }) {
      const files = join(dir, 'page')
      rmSync(files, { recursive: true, force: true })
      cpSync(page, files, { recursive: true })
      for (const file of filesIn(files)) {
        const content = readFileSync(file)
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
        writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}

function filesIn(directory: string): string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
