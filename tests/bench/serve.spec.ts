import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { Agent, get, request, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { test } from '@playwright/test'
import { recipeMessages } from '../../src/features/recipe/prompt.ts'
import { builtServers, startNode } from '../server/servers.ts'
import { completion, deltas, startLocalServer } from '../support/localServer.ts'
import { median, report, rounded } from './measure.ts'

const NGINX = '/usr/sbin/nginx'
const NGINX_PORT = 8099
const SECONDS = 8
const CONNECTIONS = 50
const UPSTREAM_MS = 50
const STREAMS = 1000
const HANGING = 500

const CALL = {
  model: 'mistralai/Mistral-7B-Instruct-v0.3',
  messages: recipeMessages(['leek']),
  max_tokens: 1024,
}
const JSON_TYPE = { 'Content-Type': 'application/json' }

let callers = 0
/** Each call by a client of its own, so that it is not the rate limit that is measured. */
const asAnotherClient = (headers: object) => ({
  ...headers,
  'X-Forwarded-For': `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers++ & 255}`,
})

/** The server, before an upstream that answers as `answer` says. */
async function start(answer: Parameters<typeof startLocalServer>[0] = completion('# Soup')) {
  const upstream = await startLocalServer(answer)
  const server = await startNode({
    HF_TOKEN: 'hf_bench',
    CHAT_UPSTREAM: upstream.url,
    TRUSTED_PROXIES: 'loopback',
    CHAT_CALLS_AT_ONCE: '9999',
  })
  const stop = async () => {
    await server.stop()
    await upstream.close()
  }
  return { ...server, upstream, stop }
}

/** By wrk, which asks many times as fast as anything on Node does: Debian's package of that name. */
async function perSecond(
  url: string,
  { connections = CONNECTIONS, seconds = SECONDS, script = '' } = {},
) {
  const args = [
    `-c${connections}`,
    '-t1',
    `-d${seconds}`,
    '--timeout=30',
    '-HAccept-Encoding: gzip',
  ]
  const { stdout } = await promisify(execFile)('wrk', [
    ...args,
    ...(script ? ['-s', script] : []),
    url,
  ])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`)
  return Math.round(Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1]))
}

/** A script for wrk: the page's call, each by a client of its own, so that it is not the rate limit that is measured. */
async function callScript(): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'wrk-')), 'call.lua')
  const script = `
    local body = [==[${JSON.stringify(CALL)}]==]
    local calls = 0
    function request()
      calls = calls + 1
      local client = string.format('10.%d.%d.%d', calls / 65536 % 256, calls / 256 % 256, calls % 256)
      local headers = { ['Content-Type'] = 'application/json', ['X-Forwarded-For'] = client }
      return wrk.format('POST', '/v1/chat/completions', headers, body)
    end`
  await writeFile(file, script)
  return file
}

test('serve: requests a second for the page and its script, gzip, beside nginx', async () => {
  const { url, stop } = await start()
  const nginx = existsSync(NGINX) ? await startNginx() : undefined
  const directory = join(await builtServers(), 'dist/assets')
  const script = (await readdir(directory)).find((name) => name.startsWith('index-'))
  const rows = []
  for (const path of ['/', `/assets/${script}`]) {
    const ours = await perSecond(url + path)
    const theirs = nginx && (await perSecond(`http://127.0.0.1:${NGINX_PORT}${path}`))
    rows.push({ path, ours, nginx: theirs, ratio: theirs && rounded(ours / theirs, 2) })
  }
  await report(rows)
  nginx?.kill()
  await stop()
})

/** Of the same files, compressed beforehand too. */
async function startNginx(): Promise<ChildProcess> {
  const home = await mkdtemp(join(tmpdir(), 'nginx-'))
  const root = join(await builtServers(), 'dist-server/page')
  const config = `
    daemon off; worker_processes 1; pid ${home}/pid; error_log ${home}/error;
    events { worker_connections 1024; }
    http {
      types { text/html html; text/javascript js; }
      access_log ${home}/access; client_body_temp_path ${home}/body; proxy_temp_path ${home}/proxy;
      fastcgi_temp_path ${home}/fastcgi; uwsgi_temp_path ${home}/uwsgi; scgi_temp_path ${home}/scgi;
      server { listen 127.0.0.1:${NGINX_PORT}; root ${root}; gzip_static on; }
    }`
  await writeFile(join(home, 'nginx.conf'), config.replace(root, await readableCopy(root, home)))
  const nginx = spawn(NGINX, ['-c', join(home, 'nginx.conf')], { stdio: 'inherit' })
  await pause(500)
  return nginx
}

/** Its workers have another user than this process. */
async function readableCopy(root: string, home: string) {
  const copy = join(home, 'page')
  await cp(root, copy, { recursive: true })
  await chmod(home, 0o755)
  return copy
}

test(`serve: calls a second through the gateway to a server that takes ${UPSTREAM_MS} ms`, async () => {
  const { url, upstream, stop } = await start((response, received) => {
    response.shouldKeepAlive = true
    setTimeout(() => completion('# Soup')(response, received), UPSTREAM_MS)
  })
  const script = await callScript()
  const rows = []
  for (const connections of [10, 100, 500]) {
    const ours = await perSecond(url, { connections, script })
    const direct = await perSecond(upstream.url, { connections, script })
    rows.push({ connections, ours, direct, ratio: rounded(ours / direct, 2) })
  }
  await report(rows)
  await stop()
})

test('serve: memory in MB after a minute of requests', async () => {
  const { url, child, stop } = await start()
  const script = await callScript()
  const load = async (seconds: number) => {
    const pages = await perSecond(url, { seconds: seconds * 0.8 })
    const calls = await perSecond(url, { seconds: seconds * 0.2, script })
    return Math.round(seconds * (0.8 * pages + 0.2 * calls))
  }
  await load(5)
  const before = await residentMb(child)
  const requests = await load(60)
  const after = await residentMb(child)
  await report([{ requests, before, after, ratio: rounded(after / before, 2) }])
  await stop()
})

async function residentMb({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1024)
}

test(`serve: the page in ms, medians, while ${STREAMS} streams are open`, async () => {
  const open: ServerResponse[] = []
  const [first = '', ...rest] = deltas('# Soup')
  const { url, child, stop } = await start((response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(first)
    open.push(response)
  })
  const idle = await latency(url)
  const agent = new Agent({ maxSockets: STREAMS })
  const streams = Array.from({ length: STREAMS }, () => readStream(url, agent))
  while (open.length < STREAMS) await pause(20)
  const busy = await latency(url)
  const memory = await residentMb(child)
  for (const response of open) response.end(rest.join(''))
  const texts = await Promise.all(streams)
  const complete = texts.filter((text) => text === first + rest.join('')).length
  await report([{ idle, busy, ratio: rounded(busy / idle, 2), complete, 'memory, MB': memory }])
  await stop()
})

function readStream(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = asAnotherClient(JSON_TYPE) as Record<string, string>
    const options = { method: 'POST', agent, headers }
    request(`${url}/v1/chat/completions`, options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece
      })
      response.on('end', () => resolve(text))
    })
      .on('error', reject)
      .end(JSON.stringify({ ...CALL, stream: true }))
  })
}

test(`serve: the page in ms, medians, while ${HANGING} bodies are half sent and ${HANGING} readers don’t read`, async () => {
  const { url, stop } = await start()
  const directory = join(await builtServers(), 'dist/assets')
  const script = (await readdir(directory)).find((name) => name.startsWith('index-'))
  const idle = await latency(url)
  const half = `POST /v1/chat/completions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"model"`
  const unread = `GET /assets/${script} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(20)
  const sockets = [half, unread].flatMap((bytes) =>
    Array.from({ length: HANGING }, () => hang(url, bytes)),
  )
  await Promise.all(sockets.map(({ connected }) => connected))
  await pause(500)
  const busy = await latency(url)
  for (const { socket } of sockets) socket.destroy()
  await report([{ idle, busy, ratio: rounded(busy / idle, 2) }])
  await stop()
})

function hang(url: string, bytes: string): { socket: Socket; connected: Promise<void> } {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname).pause()
  socket.on('error', () => {})
  const connected = new Promise<void>((resolve) => {
    socket.on('connect', () => socket.write(bytes, () => resolve()))
  })
  return { socket, connected }
}

/** Of 101 requests, one after the other. */
async function latency(url: string): Promise<number> {
  const times = []
  for (let run = 0; run < 101; run++) {
    const start = performance.now()
    await new Promise<void>((resolve, reject) => {
      get(url, (response) => response.resume().on('end', resolve)).on('error', reject)
    })
    times.push(performance.now() - start)
  }
  return rounded(median(times), 2)
}
