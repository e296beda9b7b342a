import type { TestProject } from 'vitest/node'
import { buildPage } from '../support/buildPage.ts'
import type { Engine } from './launch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine
    pages: { whole: string; streamed: string }
  }
}

/** Builds the page as most serve it, and as VITE_STREAM=on makes it. */
export default async function buildPages({ provide }: TestProject) {
  const [whole, streamed] = await Promise.all([build('off'), build('on')])
  provide('pages', { whole, streamed })
}

async function build(VITE_STREAM: string) {
  const { directory, succeeded, output } = await buildPage({ VITE_STREAM })
  if (!succeeded) throw new Error(output)
  return directory
}
