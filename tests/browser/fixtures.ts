import { readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import type { Settings } from '../support/buildPage.ts'
import { openStream } from '../support/events.ts'
import { type Responder, sendCompletion } from '../support/localServer.ts'
import { createPageServers } from '../support/pageServers.ts'
import { type Gate, startProxy } from '../support/proxy.ts'
import { AppPage } from './AppPage.ts'

/** Settings that are off by default. One build serves the tests of all of them. */
export const OPT_INS = { VITE_STREAM: 'on', VITE_SHOW_FAILURES: 'on' }

const read = (name: string) => readFileSync(`tests/browser/replies/${name}.md`, 'utf8')
/** A recipe of usual length. */
export const GRATIN = read('gratin')
/** A recipe with a long table, a list of tasks and code. */
export const ALL_ELEMENTS = read('all-elements')

export type Open = (options?: {
  /** Added as soon as the page is open. By default none, or one if there is a recipe. */
  ingredients?: readonly string[]
  /** A reply, requested as soon as the page is open. */
  recipe?: string
  settings?: Settings
  /** What the chat server sends, in this order. */
  responses?: Responder[]
  /** The path on the host where the page is. */
  folder?: string
  /** Holds files back. The page is then open before it has loaded. */
  gate?: Gate
}) => Promise<AppPage>

/** Shows a recipe in a page that tests share. A test may change nothing but the recipe. */
export type ShowRecipe = (recipe: string) => Promise<AppPage>

type Stream = ReturnType<typeof openStream>
type StreamRecipe = (...events: string[]) => Promise<{ app: AppPage; stream: Stream }>
type TestFixtures = { open: Open; showRecipe: ShowRecipe; streamRecipe: StreamRecipe }
type WorkerFixtures = {
  pageServers: ReturnType<typeof createPageServers>
  sharedApp: (settings: Settings) => Promise<AppPage>
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  open: async ({ page, pageServers }, use) => {
    const proxies: Awaited<ReturnType<typeof startProxy>>[] = []
    await use(async (options = {}) => {
      const {
        recipe,
        ingredients = recipe === undefined ? [] : ['leek'],
        settings = {},
        responses = [sendCompletion('# A recipe')],
        folder = '/',
        gate,
      } = options
      await page.addInitScript(grantWakeLocks)
      const { url: serverUrl, upstream } = await pageServers.get(settings)
      const needsProxy = gate || folder !== '/'
      const proxy = needsProxy ? await startProxy(serverUrl, { folder, gate }) : undefined
      if (proxy) proxies.push(proxy)
      const url = proxy?.url ?? serverUrl
      const app = new AppPage(page, url, upstream)
      await page.goto(url + folder, { waitUntil: gate ? 'commit' : 'load' })
      // After `goto`, no request of the last test is still on its way to the chat server.
      upstream.respondWith(...responses)
      await app.addByScript(ingredients)
      if (recipe !== undefined) await app.show(recipe)
      return app
    })
    for (const proxy of proxies) await proxy.close()
  },
  /** For tests that look at a recipe: a new page would take most of their time. */
  showRecipe: async ({ sharedApp, viewport }, use) => {
    await use(async (recipe) => {
      const app = await sharedApp({})
      await app.reset(viewport)
      await app.show(recipe)
      return app
    })
  },
  /** Streams the first events of a recipe in a page that tests share as well. */
  streamRecipe: async ({ sharedApp, viewport }, use) => {
    await use(async (...events) => {
      const app = await sharedApp(OPT_INS)
      await app.reset(viewport)
      const stream = openStream()
      app.upstream.respondWith(stream.respond)
      await app.button('Suggest a recipe').click()
      stream.write(...events)
      // The recipe of another test is gone.
      await expect(app.recipe).toHaveAttribute('data-recipe', 'streaming')
      return { app, stream }
    })
  },
  sharedApp: [
    async ({ browser, pageServers }, use, { project }) => {
      const apps = new Map<string, AppPage>()
      await use(async (settings) => {
        const key = JSON.stringify(settings)
        const opened = apps.get(key)
        if (opened) return opened
        const { url, upstream } = await pageServers.get(settings)
        const page = await browser.newPage(project.use.contextOptions)
        await page.goto(url)
        const app = new AppPage(page, url, upstream)
        apps.set(key, app)
        await app.addByScript(['leek', 'egg', 'salt', 'oil'])
        return app
      })
      for (const { page } of apps.values()) await page.close()
    },
    { scope: 'worker' },
  ],
  pageServers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from it
    async ({}, use) => {
      const servers = createPageServers()
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker' },
  ],
})

/** Gives the page a coarse pointer and a share sheet that fails: the headless shell has neither. */
export const becomeTouchDevice = (page: Page) =>
  page.addInitScript(() => {
    const { matchMedia } = window
    const share = () => Promise.reject(new Error('no'))
    Object.defineProperty(navigator, 'share', { value: share })
    window.matchMedia = (query) => matchMedia(query === '(pointer: coarse)' ? 'all' : query)
  })

/** Chromium's headless shell refuses wake locks. */
function grantWakeLocks() {
  if (!('wakeLock' in navigator)) return
  const request = async () => Object.assign(new EventTarget(), { release: async () => {} })
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
}

export { expect }
