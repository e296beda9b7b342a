import type { TestProject } from 'vitest/node'
import { builtPage } from '../support/buildPage.ts'
import type { Engine } from './launch.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine
    pages: { whole: string; streamed: string }
  }
}

/** Builds the page as most serve it, and as VITE_STREAM=on makes it. */
export default async function buildPages({ provide }: TestProject) {
  const streams = ['off', 'on'].map((VITE_STREAM) => builtPage({ VITE_STREAM }))
  const [whole = '', streamed = ''] = await Promise.all(streams)
  provide('pages', { whole, streamed })
}
