import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, onTestFailed, onTestFinished, vi } from 'vitest'
import {
  type Answer,
  completion,
  type Gate,
  type LocalServer,
  startPageServer,
} from '../support/localServer.ts'
import { type Browser, launch } from './launch.ts'

declare global {
  interface Window {
    errors: string[]
    violations: string[]
  }
}

let browser: Browser

beforeAll(async () => {
  browser = await launch[inject('engine')]()
})

afterAll(() => browser?.close())

/** Of the tests that fail. */
const PICTURES = 'node_modules/.cache/test-results'
const KEYS = { Enter: '\uE007', Escape: '\uE00C' }
type Options = { answers?: Answer[]; stream?: boolean; gate?: Gate }

/** Opens the built page in this engine, from a server of its own that it also asks. */
export async function open({
  answers = [completion('# A recipe')],
  stream = false,
  gate,
}: Options = {}) {
  const { whole, streamed } = inject('pages')
  const server = await startPageServer(stream ? streamed : whole, ...answers)
  onTestFinished(() => void server.close())
  onTestFailed(async ({ task }) => {
    await mkdir(PICTURES, { recursive: true })
    const file = `${PICTURES}/${inject('engine')}, ${task.name}.png`
    await writeFile(file, await browser.screenshot(), 'base64')
  })
  if (gate) server.guardFiles(gate)
  const kitchen = new Kitchen(server)
  await kitchen.visit(server.url)
  await kitchen.run(() => {
    Object.assign(window, { errors: [], violations: [] })
    console.error = (...words) => window.errors.push(words.join(' '))
    addEventListener('error', ({ message }) => window.errors.push(message))
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.violations.push(`${violatedDirective} ${blockedURI}`),
    )
  })
  return kitchen
}

class Kitchen {
  readonly server: LocalServer

  constructor(server: LocalServer) {
    this.server = server
  }

  async visit(url: string) {
    await browser.navigate(url)
    await expect
      .poll(() => soon(this.run((url) => location.href.startsWith(url) && !!document.body, url)))
      .toBe(true)
  }

  /** By the page's own history: WebKit's driver may wait for a load that never comes, as the page was kept. */
  async back() {
    await this.run(() => void setTimeout(() => history.back()))
  }

  /** Calls `code` in the page. It may use nothing from outside itself, and takes and returns JSON. */
  run<Args extends unknown[], Result>(code: (...args: Args) => Result, ...args: Args) {
    return browser.run(`return (${code})(...arguments)`, args) as Promise<Awaited<Result>>
  }

  /** What is read in each of these elements. */
  read(selector: string) {
    return this.run(
      (selector) =>
        [...document.querySelectorAll<HTMLElement>(selector)].map((element) => element.innerText),
      selector,
    )
  }

  /** As a person does it, by keys. */
  async type(...keys: (string | { key: keyof typeof KEYS })[]) {
    const values = keys.flatMap((key) => (typeof key === 'string' ? [...key] : [KEYS[key.key]]))
    const actions = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await browser.act([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Presses the middle of the first element that `selector` finds and that has these words, by the mouse. */
  async click(selector: string, words = '') {
    const at = await vi.waitFor(() => this.run(findMiddle, selector, words), { timeout: 10_000 })
    const actions = [
      { type: 'pointerMove', ...at },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await browser.act([{ type: 'pointer', id: 'mouse', actions }])
  }

  field() {
    return this.run(() => document.querySelector('input')?.value)
  }

  async add(...ingredients: string[]) {
    await this.click('input')
    await this.type(...ingredients.flatMap((ingredient) => [ingredient, { key: 'Enter' as const }]))
  }

  /** Asks by the list's button, and waits for the end of it. */
  async ask() {
    await this.click('button', 'Suggest a recipe')
    await expect.poll(() => this.read('progress')).toEqual([])
  }

  /** What the page says on the console, and what its security policy holds back. */
  complaints() {
    return this.run(() => ({ errors: window.errors, violations: window.violations }))
  }

  /** The words that are on paper, in the order they are read, and where each is on its page, in points. */
  async print() {
    const pdf = Buffer.from(await browser.print(), 'base64')
    const { stdout } = spawnSync('pdftotext', ['-bbox', '-', '-'], { input: pdf })
    const [, ...pages] = stdout.toString().split('<page ')
    const number = '="([^"]+)"'
    const word = RegExp(`xMin${number}.*yMax${number}>(.+)</word>`, 'g')
    return pages.flatMap((page) => {
      const [, height] = page.match(RegExp(`height${number}`)) ?? []
      return Array.from(page.matchAll(word), ([, left, bottom, text = '']) => ({
        text,
        left: Number(left),
        toEdge: Number(height) - Number(bottom),
      }))
    })
  }
}

function findMiddle(selector: string, words: string) {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
    element.innerText.includes(words),
  )
  if (!element) throw new Error(`There is no ${selector} ${words}`)
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

/** For who asks again: what is asked of a page that is just being left may never be answered. */
export function soon<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = pause(1000).then(() => Promise.reject(new Error('The page does not answer')))
  return Promise.race([answer, late])
}

/** A gate that keeps back the files whose path matches, until it is told what to do with them from then on. */
export function holdBack(path: RegExp) {
  type Decision = (response: ServerResponse, send: () => void) => void
  const held: [ServerResponse, send: () => void][] = []
  let decision: Decision = (...request) => held.push(request)
  const decide = (next: Decision) => {
    decision = next
    for (const request of held.splice(0)) decision(...request)
  }
  return {
    gate: ((response, send, asked) =>
      path.test(asked) ? decision(response, send) : send()) satisfies Gate,
    send: () => decide((_, send) => send()),
    drop: () => decide((response) => response.destroy()),
    replace: (script: string) =>
      decide((response) =>
        response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script),
      ),
  }
}
