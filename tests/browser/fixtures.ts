import { test as base, expect, type Page } from '@playwright/test'
import { builtPage } from '../support/buildPage.ts'
import {
  type Answer,
  completion,
  type LocalServer,
  startPageServer,
} from '../support/localServer.ts'
import { submitAll } from '../support/submitAll.ts'

type Settings = Record<string, string>

/** The built page in a browser, and the server that it came from and asks. */
export class Kitchen {
  readonly page: Page
  readonly server: LocalServer
  readonly errors: string[] = []

  constructor(page: Page, server: LocalServer) {
    this.page = page
    this.server = server
    page.on('console', (message) => {
      // The browser’s own note on a failed request, which no page can keep back.
      const isBrowsers = message.text().startsWith('Failed to load resource')
      // An object among the arguments shows as such here: JSHandle@object.
      const logged = message.args().map(String).join(' ')
      if (message.type() === 'error' && !isBrowsers) this.errors.push(logged || message.text())
    })
    page.on('pageerror', (error) => this.errors.push(`uncaught: ${error.message}`))
  }

  get field() {
    return this.page.getByLabel('Add Ingredient')
  }

  get recipe() {
    return this.page.getByRole('region', { name: 'Recipe' })
  }

  /** The recipe without what can be done with it. */
  get text() {
    return this.recipe.locator('.recipe-text, .plain-text').first()
  }

  get items() {
    return this.page.getByRole('list', { name: 'Ingredients on hand' }).getByRole('listitem')
  }

  /** What is said of the request; the other one, in the recipe, says what came of copying it. */
  get status() {
    return this.page.getByRole('status').first()
  }

  button(name: string) {
    return this.page.getByRole('button', { name })
  }

  async add(...ingredients: string[]) {
    for (const ingredient of ingredients) {
      await this.field.fill(ingredient)
      await this.field.press('Enter')
    }
  }

  addAll(ingredients: string[]) {
    return this.page.evaluate(submitAll, ingredients)
  }

  /** Asks by the list's button, and waits for the end of it. */
  async ask() {
    await this.button('Suggest a recipe').click()
    await expect(this.page.getByRole('progressbar')).toBeHidden({ timeout: 20_000 })
  }

  /** Requests a recipe that the server answers with `reply`. */
  async show(reply: string) {
    this.server.answerWith(completion(reply))
    await this.ask()
  }

  /** What was sent in the last request. */
  get sent() {
    return JSON.parse(this.server.requests.at(-1)?.body ?? '{}')
  }
}

type Open = (options?: {
  settings?: Settings
  answers?: Answer[]
  /** How far the page is to be loaded. */
  until?: 'commit' | 'load' | 'networkidle'
}) => Promise<Kitchen>

export const test = base.extend<{ open: Open }>({
  open: async ({ page }, use) => {
    const servers: LocalServer[] = []
    await use(async (options = {}) => {
      const { settings = {}, answers = [completion('# A recipe')], until = 'load' } = options
      const server = await startPageServer(await builtPage(settings), ...answers)
      servers.push(server)
      const kitchen = new Kitchen(page, server)
      await page.goto(server.url, { waitUntil: until })
      return kitchen
    })
    for (const server of servers) await server.close()
  },
})

export { expect }
