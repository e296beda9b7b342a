import { spawn } from 'node:child_process'
import puppeteer, { type KeyInput } from 'puppeteer-core'
import { vi } from 'vitest'

/** A browser with one page. */
export type Browser = {
  /** Calls `code` in the page. It may not use outer variables. Arguments and result are JSON. */
  run: <Args extends unknown[], Result>(
    code: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>
  /** Presses a key for each character. A line feed is Enter, a tab is Tab. */
  type: (text: string) => Promise<void>
  /** Prints the page as PDF. */
  print: () => Promise<Uint8Array>
  close: () => Promise<unknown>
}
export type Engine = keyof typeof launch

export const launch = { Firefox: launchFirefox, WebKit: launchWebKit }

async function launchFirefox(): Promise<Browser> {
  const executablePath = '/usr/bin/firefox-esr'
  const firefox = await puppeteer.launch({ browser: 'firefox', executablePath })
  const page = await firefox.newPage()
  const evaluate = (script: string) => page.evaluate(script) as Promise<never>
  return {
    run: (code, ...args) => evaluate(`(${code})(...${JSON.stringify(args)})`),
    async type(text) {
      for (const key of text) await page.keyboard.press(key === '\t' ? 'Tab' : (key as KeyInput))
    },
    print: () => page.pdf({ format: 'A4', margin: { left: '1cm', bottom: '1cm' } }),
    close: () => firefox.close(),
  }
}

/** Drives WebKitGTK's MiniBrowser through the W3C WebDriver protocol. */
async function launchWebKit(): Promise<Browser> {
  // No server that listens at port 0 gets one of these ports.
  const port = 20_000 + (process.pid % 10_000)
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // WebKitGTK refuses to run as root without this.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
  })

  async function send(method: string, path: string, body?: object) {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method,
      // A command that is sent while the page changes may get no response.
      signal: AbortSignal.timeout(15_000),
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = await response.json()
    if (!response.ok) throw new Error(value.message)
    return value
  }
  // By default a command waits until the page has loaded, but some tests hold back its script.
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'none' } }
  const start = () => send('POST', '', { capabilities })
  const { sessionId } = await vi.waitFor(start, { timeout: 15_000 })
  const post = (command: string, body = {}) => send('POST', `/${sessionId}/${command}`, body)
  return {
    run: (code, ...args) =>
      post('execute/sync', { script: `return (${code})(...arguments)`, args }),
    async type(text) {
      const keys = [...text.replaceAll('\n', '\uE007').replaceAll('\t', '\uE004')]
      const actions = keys.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
      await post('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    print: () => Promise.reject(new Error('WebKitWebDriver has no command to print')),
    async close() {
      await send('DELETE', `/${sessionId}`)
      driver.kill()
    },
  }
}
