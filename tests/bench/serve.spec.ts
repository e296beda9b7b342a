import { execFile, spawn } from 'node:child_process'
import { chmod, cp, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from '@playwright/test'
import { recipeMessages } from '../../src/features/recipe/prompt.ts'
import { builtServers, startNode } from '../server/servers.ts'
import { completion, startLocalServer } from '../support/localServer.ts'
import { rounded } from './measure.ts'

const run = promisify(execFile)
const NGINX_PORT = 8099
const UPSTREAM_MS = 50
const CALL = {
  model: 'mistralai/Mistral-7B-Instruct-v0.3',
  messages: recipeMessages(['leek']),
  max_tokens: 1024,
}
/** For wrk: calls from many clients, so that none reaches the rate limit. */
const CALL_SCRIPT = `
  local calls = 0
  function request()
    calls = calls + 1
    return wrk.format('POST', '/v1/chat/completions', {
      ['Content-Type'] = 'application/json',
      ['X-Forwarded-For'] = string.format('10.%d.%d.%d', calls / 65536, calls / 256 % 256, calls % 256),
    }, [==[${JSON.stringify(CALL)}]==])
  end`

test('requests a second for the page and its script, beside nginx', async () => {
  const page = join(await builtServers(), 'dist')
  const assets = await readdir(join(page, 'assets'))
  const script = assets.find((name) => /^index-.*js$/.test(name))
  const server = await startNode({ HF_TOKEN: 'hf_bench' })
  const nginx = await startNginx(page)
  for (const path of ['/', `/assets/${script}`]) {
    const ours = await perSecond(server.url + path)
    const theirs = await perSecond(`http://127.0.0.1:${NGINX_PORT}${path}`)
    console.table({ [path]: { ours, nginx: theirs, ratio: rounded(ours / theirs) } })
  }
  nginx.kill()
  await server.stop()
})

test(`calls a second through the gateway, beside its upstream, which takes ${UPSTREAM_MS} ms`, async () => {
  const upstream = await startLocalServer((response, received) => {
    response.shouldKeepAlive = true
    setTimeout(() => completion('# Soup')(response, received), UPSTREAM_MS)
  })
  const server = await startNode({
    CHAT_UPSTREAM: upstream.url,
    TRUSTED_PROXIES: 'loopback',
    CHAT_CALLS_AT_ONCE: '9999',
  })
  const script = join(await mkdtemp(join(tmpdir(), 'wrk-')), 'call.lua')
  await writeFile(script, CALL_SCRIPT)
  for (const connections of [10, 100, 500]) {
    const ours = await perSecond(server.url, connections, ['-s', script])
    const direct = await perSecond(upstream.url, connections, ['-s', script])
    console.table({
      [`${connections} connections`]: { ours, direct, ratio: rounded(ours / direct) },
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
  const config = `daemon off; pid ${home}/pid; error_log ${home}/error;
    events {}
    http { types { text/html html; text/javascript js; } access_log ${home}/access;
      server { listen 127.0.0.1:${NGINX_PORT}; root ${home}/page; gzip_static on; } }`
  await writeFile(join(home, 'nginx.conf'), config)
  return spawn('/usr/sbin/nginx', ['-c', join(home, 'nginx.conf')], { stdio: 'inherit' })
}

/** Requests a second, measured by wrk. */
async function perSecond(url: string, connections = 50, further: string[] = []) {
  const header = '-HAccept-Encoding: gzip'
  const args = [`-c${connections}`, '-t1', '-d8', '--timeout=30', header, ...further, url]
  const { stdout } = await run('wrk', args)
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout)
  return Math.round(Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]))
}
