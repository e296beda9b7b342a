import type { Page } from '@playwright/test'
import { builtPage } from '../support/buildPage.ts'
import { startBrotliServer } from './brotliServer.ts'

/** Opens the lab, built as the page is. */
export async function openLab(page: Page) {
  const directory = await builtPage({}, ['--config', 'tests/bench/lab.config.ts'])
  const server = await startBrotliServer(directory)
  await page.goto(server.url)
  return server
}
