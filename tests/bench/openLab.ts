import type { Page } from '@playwright/test'
import { buildPage } from '../support/buildPage.ts'
import { startBrotliServer } from './brotliServer.ts'

/** Opens the lab, built as the page is. */
export async function openLab(page: Page) {
  const { directory, succeeded, output } = await buildPage({}, [
    '--config',
    'tests/bench/lab.config.ts',
  ])
  if (!succeeded) throw new Error(output)
  const server = await startBrotliServer(directory)
  await page.goto(server.url)
  return server
}
