import { createChunkLoader } from './createChunkLoader.ts'

type LazyChunk = typeof import('./lazyChunk.ts')

const loader = createChunkLoader<LazyChunk>('lazyChunk', (url) =>
  url ? import(/* @vite-ignore */ url) : import('./lazyChunk.ts'),
)

export const loadLazyChunk = loader.load

// In development, keep the state when the lazy chunk is edited.
import.meta.hot?.accept('./lazyChunk.ts', (chunk) => loader.replace(chunk as LazyChunk | undefined))
