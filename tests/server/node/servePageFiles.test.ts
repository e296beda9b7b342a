import { once } from 'node:events'
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servePageFiles } from '../../../src/server/node/servePageFiles.ts'
import { newFolder } from '../../support/buildPage.ts'
import { postToGateway } from '../../support/postToGateway.ts'
import { sharedSite, startNode } from '../../support/servers.ts'
import type { Server } from '../../support/waitForServer.ts'

/** Not fetch, which would normalize the path and decode the body. */
async function rawGet(url: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(url)
  const request = get({ hostname, port, path, headers })
  const response: IncomingMessage = (await once(request, 'response'))[0]
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

describe('the page', () => {
  let server: Server
  let site: string
  let directory: string
  let scriptPath: string
  beforeAll(async () => {
    // A copy, because a test moves it.
    site = await newFolder()
    await cp(await sharedSite(), site, { recursive: true })
    directory = join(site, 'dist')
    const assets = await readdir(join(directory, 'assets'))
    scriptPath = `/assets/${assets.find((name) => name.startsWith('index-'))}`
    server = await startNode({}, { site })
  })
  afterAll(() => server.stop())

  it('has scripts that are cached forever', async () => {
    const script = await fetch(server.url + scriptPath)
    expect(Object.fromEntries(script.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^text\/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
  })

  it('has the headers of _headers, and is looked up anew at each visit', async () => {
    const page = await fetch(server.url)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
    })
  })

  it('is answered with 304 if the ETag matches', async () => {
    const ETag = (await rawGet(server.url, '/')).headers.etag ?? 'none'
    const { status, headers, body } = await rawGet(server.url, '/', { 'If-None-Match': ETag })
    expect([status, body.length, headers.etag]).toEqual([304, 0, ETag])
    expect((await rawGet(server.url, scriptPath, { 'If-None-Match': ETag })).status).toBe(200)
  })

  it.each([
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate,br,zstd', 'br', brotliDecompressSync],
    ['br;q=0', undefined, (bytes: Buffer) => bytes],
  ])('is sent to a client that accepts "%s" as %s', async (accepted, encoding, decode) => {
    for (const path of ['/', '/index.html', scriptPath]) {
      const { body, headers } = await rawGet(server.url, path, { 'Accept-Encoding': accepted })
      expect(headers['content-encoding']).toBe(encoding)
      const file = join(directory, path === '/' ? 'index.html' : path)
      expect(decode(body).equals(await readFile(file))).toBe(true)
    }
  })

  describe('a path without a file', () => {
    it.each(['/_headers', '/assets/', '/../dist-server/serve.js', '/%'])(
      'is answered with 404: %s',
      async (path) => {
        const { status, headers } = await rawGet(server.url, path)
        expect(status).toBe(404)
        expect(headers['x-content-type-options']).toBe('nosniff')
      },
    )
  })

  describe('while a later build has removed the files', () => {
    beforeAll(async () => {
      // The cookbook has loaded.
      await postToGateway(server.url)
      await rename(site, `${site}-gone`)
    })
    afterAll(() => rename(`${site}-gone`, site))

    it('still serves the page', async () => {
      expect(await (await fetch(server.url + scriptPath)).text()).toContain('Ingredients on hand')
    })

    it('still has its demo chef', async () => {
      expect(await (await postToGateway(server.url)).text()).toContain('the demo chef')
    })
  })
})

it('applies the rules of _headers for a path, and skips comments in them', async () => {
  const directory = await newFolder()
  await writeFile(join(directory, 'index.html'), '')
  await writeFile(join(directory, '_headers'), '/*\n  A: 1\n# why\n  B: 2: 3\n/b*\n  C: 4\n')
  const { headers } = await new Hono().get('*', servePageFiles(directory)).request('/')
  expect(Object.fromEntries(headers)).toMatchObject({ a: '1', b: '2: 3' })
  expect(headers.has('C')).toBe(false)
})
