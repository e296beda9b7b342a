import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { Agent, get, request, type ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@playwright/test'
import autocannon from 'autocannon'
import { recipeMessages } from '../../src/recipe/prompt.ts'
import { builtServers, startNode } from '../server/servers.ts'
import { completion, deltas, startLocalServer } from '../support/localServer.ts'
import { median, report, rounded } from './measure.ts'

const NGINX = '/usr/sbin/nginx'
const NGINX_PORT = 8099
const SECONDS = 8
const CONNECTIONS = 50
const UPSTREAM_MS = 50
const REQUESTS = 100_000
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
  })
  const stop = async () => {
    await server.stop()
    await upstream.close()
  }
  return { ...server, upstream, stop }
}

async function perSecond(url: string, options: Partial<autocannon.Options> = {}) {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'Accept-Encoding': 'gzip' },
    ...options,
  })
  if (result.non2xx + result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return Math.round(result.requests.average)
}

const theCall = (url: string): Partial<autocannon.Options> => ({
  requests: [
    {
      method: 'POST',
      path: new URL(url).pathname,
      body: JSON.stringify(CALL),
      setupRequest: (call) => ({ ...call, headers: asAnotherClient(JSON_TYPE) }) as typeof call,
    },
  ],
})

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
    setTimeout(() => completion('# Soup')(response, received), UPSTREAM_MS)
  })
  const rows = []
  for (const connections of [10, 50, 100]) {
    const ours = await perSecond(url, {
      connections,
      ...theCall(`${url}/v1/chat/completions`),
    })
    const direct = await perSecond(upstream.url, {
      connections,
      ...theCall(`${upstream.url}/v1/chat/completions`),
    })
    rows.push({ connections, ours, direct, ratio: rounded(ours / direct, 2) })
  }
  await report(rows)
  await stop()
})

test(`serve: memory in MB after ${REQUESTS} requests`, async () => {
  const { url, child, stop } = await start()
  const load = async (amount: number) => {
    await perSecond(url, { amount: amount * 0.9 })
    await perSecond(url, { amount: amount * 0.1, ...theCall(`${url}/v1/chat/completions`) })
  }
  await load(5000)
  const before = await residentMb(child)
  await load(REQUESTS)
  const after = await residentMb(child)
  await report([{ before, after, ratio: rounded(after / before, 2) }])
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
