import { expect, type Locator, type Page, type ViewportSize } from '@playwright/test'
import { type LocalServer, sendCompletion } from '../support/localServer.ts'
import { submitAll } from '../support/submitAll.ts'

/** The built page in a browser. */
export class AppPage {
  readonly errors: string[] = []

  constructor(
    readonly page: Page,
    readonly url: string,
    /** The fake chat server that the gateway calls. */
    readonly upstream: Omit<LocalServer, 'close'>,
  ) {
    page.on('console', (message) => {
      // Chromium itself logs each failed request.
      const isFromChromium = message.text().startsWith('Failed to load resource')
      // An object becomes "JSHandle@object", so a test fails if the page logs an error object.
      const logged = message.args().map(String).join(' ')
      if (message.type() === 'error' && !isFromChromium) this.errors.push(logged || message.text())
    })
    page.on('pageerror', (error) => this.errors.push(`uncaught: ${error.message}`))
  }

  get field() {
    return this.page.getByLabel('Add Ingredient')
  }

  get recipe() {
    return this.page.getByRole('region', { name: 'Recipe' })
  }

  /** The text of the recipe, without its buttons. */
  get recipeText() {
    return this.recipe.locator('[data-recipe-text]')
  }

  get items() {
    return this.page.getByRole('list', { name: 'Ingredients on hand' }).getByRole('listitem')
  }

  /** The status of the request. The recipe has another one, for its buttons. */
  get status() {
    return this.page.getByRole('status').first()
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true })
  }

  async add(...ingredients: string[]) {
    for (const ingredient of ingredients) {
      await this.field.fill(ingredient)
      await this.field.press('Enter')
    }
  }

  /** Adds `ingredients` by script, for tests that are not about typing. */
  async addByScript(ingredients: readonly string[]) {
    await this.field.waitFor()
    await this.page.evaluate(submitAll, ingredients)
  }

  /** A colour as computed styles have it. */
  color(value: string) {
    return this.page.evaluate((value) => {
      const sample = document.body.appendChild(document.createElement('span'))
      sample.style.color = value
      const { color } = getComputedStyle(sample)
      sample.remove()
      return color
    }, value)
  }

  /** Presses Tab until `element` has the focus. Calls `check` after each press. */
  async tabTo(element: Locator, check = async () => {}) {
    for (let presses = 0; presses < 100; presses++) {
      await this.page.keyboard.press('Tab')
      await check()
      if (await element.evaluate((node) => node === document.activeElement)) return
    }
    throw new Error('Tab does not reach the element')
  }

  /** Requests a recipe with the list's button, and waits until it is in its place. */
  async request() {
    await this.button('Suggest a recipe').click()
    await expect(this.page.getByRole('progressbar')).toBeHidden()
    await this.settle()
  }

  /** Waits for what follows in the next frame: React's effects, resize events, observers. */
  async settle() {
    await this.page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
    })
  }

  async resize(width: number, height = 800) {
    await this.page.setViewportSize({ width, height })
    await this.settle()
  }

  /** Undoes what a test has left: a running request, a size, a medium. */
  async reset(viewport: ViewportSize | null) {
    await this.page.keyboard.press('Escape')
    await this.page.emulateMedia({ media: null, colorScheme: null, forcedColors: null })
    if (viewport) await this.page.setViewportSize(viewport)
  }

  /** Requests a recipe. The chat server sends `reply`. */
  async show(reply: string) {
    this.upstream.respondWith(sendCompletion(reply))
    await this.request()
  }
}
