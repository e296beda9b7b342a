import { expect, it } from 'vitest'
import type { Piece } from '../../src/chat/chat.ts'
import { oncePerFrame } from '../../src/chat/oncePerFrame.ts'
import { fakeChat } from '../support/fakeChat.ts'

function start() {
  const { chat, calls } = fakeChat()
  const frames: (() => void)[] = []
  const told: Piece[] = []
  const stopping = new AbortController()
  const answer = oncePerFrame(chat, (callback) => frames.push(callback))(
    [],
    stopping.signal,
    (piece) => told.push(piece),
  )
  const [call] = calls
  if (!call) throw new Error('The chat was not called')
  const arrive = (...texts: string[]) => {
    for (const text of texts) call.arrive({ text, tokens: 1 })
  }
  const nextFrame = () => {
    for (const callback of frames.splice(0)) callback()
  }
  return { answer, call, arrive, nextFrame, told, stopping }
}

it('tells once a frame, of all that has come since', () => {
  const { arrive, nextFrame, told } = start()
  arrive('# ', 'So', 'up')
  expect(told).toEqual([])
  nextFrame()
  expect(told).toEqual([{ text: '# Soup', tokens: 3 }])
  nextFrame()
  arrive('!')
  nextFrame()
  expect(told).toEqual([
    { text: '# Soup', tokens: 3 },
    { text: '!', tokens: 1 },
  ])
})

it('resolves to the whole, and tells nothing of it afterwards', async () => {
  const { answer, call, arrive, nextFrame, told } = start()
  arrive('# Soup')
  call.answer('# Soup')
  expect(await answer).toBe('# Soup')
  arrive('late')
  nextFrame()
  expect(told).toEqual([])
})

it('tells nothing once it is stopped', () => {
  const { arrive, nextFrame, told, stopping } = start()
  arrive('# Soup')
  stopping.abort()
  nextFrame()
  expect(told).toEqual([])
})
