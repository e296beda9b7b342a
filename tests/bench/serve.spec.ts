import { execFile, spawn } from 'node:child_process'
import { chmod, cp, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@playwright/test'
import { builtServers, startNode } from '../server/servers.ts'
import { completion, startLocalServer } from '../support/localServer.ts'
import { round } from './measure.ts'

const run = promisify(execFile)
const UPSTREAM_MS = 50

test('requests per second for the page and its script, compared with nginx', async () => {
  const page = join(await builtServers(), 'dist')
  const assets = await readdir(join(page, 'assets'))
  const script = assets.find((name) => /^index-.*js$/.test(name))
  const server = await startNode({ HF_TOKEN: 'hf_bench' })
  const nginx = await startNginx(page)
  for (const path of ['/', `/assets/${script}`]) {
    const ours = await perSecond(server.url + path)
    const theirs = await perSecond(`http://127.0.0.1:8099${path}`)
    console.table({ [path]: { ours, nginx: theirs, ratio: round(ours / theirs) } })
  }
  nginx.kill()
  await server.stop()
})

test(`calls per second through the gateway, compared with direct calls to an upstream that takes ${UPSTREAM_MS} ms`, async () => {
  const upstream = await startLocalServer((response, received) => {
    response.shouldKeepAlive = true
    setTimeout(() => completion('# Soup')(response, received), UPSTREAM_MS)
  })
  const server = await startNode({
    CHAT_UPSTREAM: upstream.url,
    TRUSTED_PROXIES: 'loopback',
    CHAT_CALLS_AT_ONCE: '9999',
  })
  const script = ['-s', 'tests/bench/call.lua']
  for (const connections of [10, 100, 500]) {
    const ours = await perSecond(server.url, connections, script)
    const direct = await perSecond(upstream.url, connections, script)
    console.table({
      [`${connections} connections`]: { ours, direct, ratio: round(ours / direct) },
    })
  }
  await server.stop()
  await upstream.close()
})

/** Serves a compressed copy of `page` that nginx's user can read. */
async function startNginx(page: string) {
  const home = await mkdtemp(join(tmpdir(), 'nginx-'))
  await cp(page, join(home, 'page'), { recursive: true })
  await run('gzip', ['-9rk', join(home, 'page')])
  for (const folder of [home, join(home, 'page')]) await chmod(folder, 0o755)
  const args = ['-p', home, '-c', resolve('tests/bench/nginx.conf')]
  return spawn('/usr/sbin/nginx', args, { stdio: 'inherit' })
}

/** Requests a second, measured by wrk. */
async function perSecond(url: string, connections = 50, further: string[] = []) {
  const header = '-HAccept-Encoding: gzip'
  const args = [`-c${connections}`, '-t1', '-d8', '--timeout=30', header, ...further, url]
  const { stdout } = await run('wrk', args)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout)
  return Math.round(Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]))
}
