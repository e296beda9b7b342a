import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { policyIn } from '../build/securityPolicy.ts'
import type { ChatSettings } from '../settings.ts'

const MINUTE_MS = 60 * 1000
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS

/**
 * Builds into a server the security policy of the page in dist and the chat settings, which are read again: both are
 * built with the same variables. Puts the page's files beside the server on Node.
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
    writeBundle({ dir = '' }, bundle) {
      // Workers serve dist itself.
      if ('serve.js' in bundle) replacePage(join(dir, 'page'), page)
    },
  }
}

/**
 * Makes `folder` hold the files of `page`, with a brotli and a gzip of each. Assets of earlier builds stay for a week,
 * so that a page which was opened before the server was built anew still finds its chunks.
 */
export function replacePage(folder: string, page: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true })
  retireAssets(
    join(folder, 'assets'),
    statSync(join(folder, 'index.html'), { throwIfNoEntry: false }),
  )
  for (const file of filesIn(page)) {
    const copy = join(folder, relative(page, file))
    const content = readFileSync(file)
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(copy, content)
    writeFileSync(`${copy}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${copy}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** An asset's age counts from when its build was replaced: those of the last one are as old as its index.html. */
function retireAssets(folder: string, lastIndex: Stats | undefined): void {
  const lastBuild = (lastIndex?.mtimeMs ?? 0) - MINUTE_MS
  for (const asset of filesIn(folder)) {
    const { mtimeMs } = statSync(asset)
    const isOfLastBuild = mtimeMs >= lastBuild
    if (isOfLastBuild) setTime(asset, Date.now() - 2 * MINUTE_MS)
    else if (Date.now() - mtimeMs > WEEK_MS) rmSync(asset)
  }
}

const setTime = (file: string, ms: number) => utimesSync(file, ms / 1000, ms / 1000)

function filesIn(directory: string): string[] {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
