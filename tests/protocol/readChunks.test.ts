import { expect, it } from 'vitest'
import { readChunks } from '../../src/protocol/readChunks.ts'
import { never } from '../support/fakeChat.ts'

// Where replies and streams end is tested in tests/chat and tests/server, over HTTP.

it('parses one long read in steps, between which others have their turn', async () => {
  let steps = 0
  const readAll = async () => {
    for await (const _ of readChunks(new Response('\r'.repeat(900_000)), never())) steps++
  }
  await expect(readAll()).rejects.toThrow('broke off')
  expect(steps).toBeGreaterThan(50)
})
