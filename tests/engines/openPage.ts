import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
import { type Responder, sendCompletion } from '../support/localServer.ts'
import { createPageServers } from '../support/pageServers.ts'
import { type Gate, startProxy } from '../support/proxy.ts'
import { type Browser, type Engine, launch } from './launch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine
  }
}

declare global {
  interface Window {
    errors: string[]
  }
}

type Options = { responses?: Responder[]; stream?: 'on' | 'off'; gate?: Gate }

const pageServers = createPageServers()
let browser: Browser
beforeAll(async () => {
  browser = await launch[inject('engine')]()
})
afterAll(async () => {
  await browser.close()
  await pageServers.stop()
})

/** Opens the built page in this project's engine. */
export async function openPage({
  responses = [sendCompletion('# A recipe')],
  stream = 'off',
  gate,
}: Options = {}) {
  const { url: serverUrl, upstream } = await pageServers.get({ VITE_STREAM: stream })
  // A port for each test: no page of the last test, and no file in the browser's cache.
  const proxy = await startProxy(serverUrl, { gate })
  onTestFinished(() => void proxy.close())
  const { url } = proxy
  const { run, type, print } = browser

  await run((to) => location.assign(to), url)
  const isOpen = (url: string) => location.href.startsWith(url) && !!document.querySelector('input')
  await expect.poll(() => run(isOpen, url).catch(() => false)).toBe(true)
  // The page is open, so no request of the last test is still on its way to the chat server.
  upstream.respondWith(...responses)
  await run(() => {
    window.errors = []
    console.error = (...words) => window.errors.push(words.join(' '))
    addEventListener('error', ({ message }) => window.errors.push(message))
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.errors.push(`${violatedDirective} ${blockedURI}`),
    )
  })

  return {
    url,
    upstream,
    run,
    type,
    async add(...ingredients: string[]) {
      await run(() => document.querySelector('input')?.focus())
      await type(ingredients.map((ingredient) => `${ingredient}\n`).join(''))
    },
    press: (button: string) => expect.poll(() => run(click, button)).toBe(true),
    /** The visible text of each element. */
    read: (selector: string) => run(readAll, selector),
    /** Errors on the console, uncaught errors, and violations of the security policy. */
    errors: () => run(() => window.errors),
    /** The printed words in reading order. A word that a page break cuts in two appears twice. */
    async print() {
      const pdf = { input: await print(), encoding: 'utf8' } as const
      return spawnSync('pdftotext', ['-', '-'], pdf).stdout.trim().split(/\s+/)
    },
  }
}

/** Clicks the button if it exists. By script: a mouse might miss it while the page scrolls. */
function click(name: string) {
  const button = [...document.querySelectorAll('button')].find((one) => one.innerText === name)
  button?.click()
  return button !== undefined
}

function readAll(selector: string) {
  return [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText)
}
