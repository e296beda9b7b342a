import { expect, it } from 'vitest'
import { oncePerFrame } from '../../src/chat/oncePerFrame.ts'
import { fakeChat, silent } from '../support/fakeChat.ts'

it('tells once a frame, of all that has come since, and resolves to the whole', async () => {
  const frames: (() => void)[] = []
  const told: string[] = []
  const fake = fakeChat()
  const onDelta = (text: string) => void told.push(text)
  const slowChat = oncePerFrame(fake.chat, (callback) => frames.push(callback))
  const reply = slowChat([], new AbortController().signal, { ...silent, onDelta })
  const { arrive, answer } = fake.lastCall
  const nextFrame = () => {
    for (const callback of frames.splice(0)) callback()
  }

  for (const text of ['# ', 'So', 'up']) arrive(text)
  expect(told).toEqual([])
  nextFrame()
  expect(told).toEqual(['# Soup'])
  nextFrame()
  arrive('!')
  nextFrame()
  expect(told).toEqual(['# Soup', '!'])
  answer('# Soup!')
  expect(await reply).toMatchObject({ text: '# Soup!' })
})
