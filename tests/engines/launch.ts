import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** What a browser is told, in the words of WebDriver. */
export type Browser = {
  navigate: (url: string) => Promise<unknown>
  run: (script: string, args: unknown[]) => Promise<unknown>
  act: (actions: unknown[]) => Promise<unknown>
  screenshot: () => Promise<string>
  /** A PDF, in base64. */
  print: () => Promise<string>
  close: () => Promise<unknown>
}
export type Engine = keyof typeof launch

export const launch = { Firefox: launchFirefox, WebKit: launchWebKit }

// Both would end a command when a page has loaded; some tests look at a page that never does.
const CAPABILITIES = { pageLoadStrategy: 'none' }

/** Debian has no geckodriver, so this speaks as that does to the browser itself, by Mozilla's protocol Marionette. */
async function launchFirefox(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const preferences = { 'marionette.port': 0, 'ui.prefersReducedMotion': 1 }
  await writeFile(
    join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref("${name}", ${value});\n`)
      .join(''),
  )
  const args = ['--headless', '--marionette', '--no-remote', '--profile', profile]
  const firefox = spawn('firefox-esr', args, {
    // As root it refuses to run in the home of another.
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const port = await lineOf(firefox, /Marionette\s+INFO\s+Listening on port (\d+)/)
  const send = marionette(Number(port))
  await send('NewSession', CAPABILITIES)
  const value = async (reply: Promise<unknown>) => ((await reply) as { value: unknown }).value
  return {
    navigate: (url) => send('Navigate', { url }),
    run: (script, args) => value(send('ExecuteScript', { script, args })),
    act: (actions) => send('PerformActions', { actions }),
    screenshot: () => value(send('TakeScreenshot', { full: false })) as Promise<string>,
    print: () => value(send('Print')) as Promise<string>,
    close: async () => {
      await end(firefox)
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Sends commands over a connection on which each message is its length, a colon, and JSON. */
function marionette(port: number) {
  const socket = connect(port, '127.0.0.1')
  const calls: { resolve: (result: unknown) => void; reject: (error: Error) => void }[] = []
  let received = Buffer.alloc(0)
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
    for (;;) {
      const start = received.indexOf(':') + 1
      const end = start + Number(received.subarray(0, Math.max(0, start - 1)))
      if (start === 0 || received.length < end) return
      const message = JSON.parse(received.subarray(start, end).toString())
      received = received.subarray(end)
      // The first one is its greeting.
      if (!Array.isArray(message)) continue
      const [, id, error, result] = message
      if (error) calls[id]?.reject(new Error(`${error.error}: ${error.message}`))
      else calls[id]?.resolve(result)
    }
  })
  return (command: string, parameters = {}) =>
    new Promise<unknown>((resolve, reject) => {
      const id = calls.push({ resolve, reject }) - 1
      const message = JSON.stringify([0, id, `WebDriver:${command}`, parameters])
      socket.write(`${Buffer.byteLength(message)}:${message}`)
    })
}

async function launchWebKit(): Promise<Browser> {
  const xvfb = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24'])
  const display = await lineOf(xvfb, /^(\d+)$/)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // It refuses to run as root otherwise.
    env: { ...process.env, DISPLAY: `:${display}`, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  })
  const folder = await mkdtemp(join(tmpdir(), 'webkit-'))
  const pdf = join(folder, 'page.pdf')
  const binary = fileURLToPath(new URL('webkit.py', import.meta.url))
  const options = { 'webkitgtk:browserOptions': { binary, args: [pdf] } }

  async function send(method: string, path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(JSON.stringify(value))
    return value
  }
  const begin = () =>
    send('POST', '', { capabilities: { alwaysMatch: { ...CAPABILITIES, ...options } } })
  // It doesn't say when it is ready.
  const { sessionId } = (await retry(begin)) as { sessionId: string }
  const post = (command: string, body = {}) => send('POST', `/${sessionId}/${command}`, body)
  const run = (script: string, args: unknown[]) => post('execute/sync', { script, args })
  return {
    navigate: (url) => post('url', { url }),
    run,
    act: (actions) => post('actions', { actions }),
    screenshot: () => send('GET', `/${sessionId}/screenshot`) as Promise<string>,
    print: async () => {
      await rm(pdf, { force: true })
      await run('webkit.messageHandlers.printer.postMessage(null)', [])
      return retry(async () => {
        const printed = await readFile(pdf)
        if (!printed.subarray(-8).includes('%%EOF')) throw new Error('It is not printed yet')
        return printed.toString('base64')
      })
    },
    close: async () => {
      await send('DELETE', `/${sessionId}`).catch(() => {})
      await end(driver)
      await end(xvfb)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What `pattern` captures of the first line that a program writes and that matches. */
async function lineOf(program: ChildProcess, pattern: RegExp): Promise<string> {
  await once(program, 'spawn')
  if (!program.stdout) throw new Error('It writes to no one')
  for await (const line of createInterface(program.stdout)) {
    const [, found] = line.match(pattern) ?? []
    if (!found) continue
    program.stdout.resume()
    return found
  }
  throw new Error(`${program.spawnfile} ended before it wrote ${pattern}`)
}

async function end(program: ChildProcess) {
  program.kill()
  if (program.exitCode === null && program.signalCode === null) await once(program, 'exit')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  return address && typeof address === 'object' ? address.port : 0
}

async function retry<T>(attempt: () => Promise<T>): Promise<T> {
  const end = Date.now() + 15_000
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (Date.now() > end) throw error
      await pause(50)
    }
  }
}
