import { beforeEach, expect, it, vi } from 'vitest'
import { createChunkLoader } from '../../src/app/loadLazyChunk.ts'
import { send } from '../support/localServer.ts'
import { serverForEachTest } from '../support/serverForEachTest.ts'

const server = serverForEachTest(send(200, ''))
beforeEach(() => performance.clearResourceTimings())

/** A loader whose first imports fail. `load` resolves to what it has loaded, or to "failed". */
function start(failures = 0) {
  const imported = vi.fn(async (_url?: string) => {
    if (imported.mock.calls.length <= failures) throw new Error('no')
    return 'chunk'
  })
  const loader = createChunkLoader(imported)
  const urls = () => imported.mock.calls.map(([url]) => url)
  return { load: () => loader.load().catch(() => 'failed'), replace: loader.replace, urls }
}

it('a chunk is loaded once', async () => {
  const { load, urls } = start()
  expect(await Promise.all([load(), load()])).toEqual(['chunk', 'chunk'])
  expect(await load()).toBe('chunk')
  expect(urls()).toEqual([undefined])
})

it('a chunk that failed is loaded again, each time under a new URL', async () => {
  const url = `${server.url}/assets/lazyChunk-1.js`
  for (const other of [`${server.url}/assets/stew-1.js`, url]) await (await fetch(other)).text()
  await expect.poll(() => performance.getEntriesByName(url)).toHaveLength(1)
  const { load, urls } = start(2)
  expect([await load(), await load(), await load()]).toEqual(['failed', 'failed', 'chunk'])
  expect(urls()).toEqual([undefined, `${url}?1`, `${url}?2`])
})

it('a chunk that failed is loaded again even if the browser has not noted its URL', async () => {
  const { load, urls } = start(1)
  expect([await load(), await load()]).toEqual(['failed', 'chunk'])
  expect(urls()).toEqual([undefined, undefined])
})

it('an edited chunk replaces the one that was loaded, unless Vite can’t read it', async () => {
  const { load, replace } = start()
  replace(undefined)
  expect(await load()).toBe('chunk')
  replace('edited')
  expect(await load()).toBe('edited')
  replace(undefined)
  expect(await load()).toBe('edited')
})
