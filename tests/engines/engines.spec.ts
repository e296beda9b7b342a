import type { ServerResponse } from 'node:http'
import { describe, expect, inject, test } from 'vitest'
import { PAYLOADS } from '../browser/payloads.ts'
import { HARMLESS, showInTurn } from '../browser/showInTurn.ts'
import { type Answer, answer, completion, deltas, events } from '../support/localServer.ts'
import { openStream } from '../support/openStream.ts'
import { submitAll } from '../support/submitAll.ts'
import { holdBack, open, soon } from './kitchen.ts'

const OMELETTE = `# Omelette *fines herbes*

| Ingredient | Amount |
| --- | ---: |
| eggs | 3 |

1. Beat the **eggs**.
2. Fry [them](https://a.example).

- [x] salt
`
const NO_COMPLAINTS = { errors: [], violations: [] }
const ITEMS = '.ingredient-list li'
const STATUS = '.request-progress [role=status]'
const REQUEST = 'button.request'
const TITLE = '.recipe h1'

function filledButtons() {
  const buttons = [...document.querySelectorAll<HTMLElement>('button.request')]
  return buttons
    .filter((button) => getComputedStyle(button).backgroundColor !== 'rgba(0, 0, 0, 0)')
    .map((button) => button.innerText)
}

/** How far above or below the middle of its words the box of a task is, in pixels. */
function offsetOfBox() {
  const box = document.querySelector('.recipe input')
  if (!box?.nextSibling) throw new Error('There is no box, or no words beside it')
  const words = document.createRange()
  words.selectNode(box.nextSibling)
  const [middle = 0, other = 0] = [box, words].map((one) => {
    const { top, bottom } = one.getBoundingClientRect()
    return (top + bottom) / 2
  })
  return Math.abs(middle - other)
}

test('from the first ingredient to a recipe that is shown as it was meant', async () => {
  const kitchen = await open({ answers: [completion(OMELETTE)] })
  expect(await kitchen.read('h1, .hint')).toEqual(['Chef Claude', expect.stringMatching(/^Add/)])
  await kitchen.add('eggs', 'chives', 'butter', 'salt')
  await expect.poll(() => kitchen.read(ITEMS)).toEqual(['eggs', 'chives', 'butter', 'salt'])
  await kitchen.click('button', 'Get a recipe')
  await expect.poll(() => kitchen.read(TITLE)).toEqual(['Omelette fines herbes'])
  expect(await kitchen.read('td')).toEqual(['eggs', '3'])
  expect(await kitchen.read('ol > li')).toEqual(['Beat the eggs.', 'Fry them.'])
  expect(await kitchen.read('.recipe a')).toEqual(['them'])
  expect(await kitchen.run(filledButtons)).toEqual(['Get a recipe'])
  expect(await kitchen.run(offsetOfBox)).toBeLessThan(5)
  expect(kitchen.server.requests).toMatchObject([
    { path: '/v1/chat/completions', body: expect.stringContaining('eggs, chives, butter, salt') },
  ])
  expect(await kitchen.complaints()).toEqual(NO_COMPLAINTS)
})

type Script = ReturnType<typeof holdBack>

describe('what is entered before the script has come', () => {
  test('is added when it has, in order, and nothing that is being typed is lost', async () => {
    const script = holdBack(/index-/)
    const kitchen = await open({ gate: script.gate })
    await kitchen.add('eggs', '', ' chives ')
    await kitchen.type('sa')
    expect(await kitchen.read(ITEMS)).toEqual([])
    script.send()
    await expect.poll(() => kitchen.read(ITEMS)).toEqual(['eggs', '', ' chives '])
    await kitchen.type('lt', { key: 'Enter' })
    await expect.poll(() => kitchen.read(ITEMS)).toEqual(['eggs', '', ' chives ', 'salt'])
    expect(await kitchen.complaints()).toEqual(NO_COMPLAINTS)
  })

  test.each([
    ['never comes', (script: Script) => script.drop()],
    ['can’t be parsed', (script: Script) => script.replace('const = ;')],
    ['throws when it starts', (script: Script) => script.replace('throw new Error("no")')],
  ])('is given back where the script %s, and the page says so', async (_, fail) => {
    const script = holdBack(/index-/)
    const kitchen = await open({ gate: script.gate })
    await kitchen.add('eggs', 'chives')
    await kitchen.type('sa')
    fail(script)
    await expect.poll(() => kitchen.read('.hint')).toEqual([expect.stringContaining('reload it')])
    expect(await kitchen.field()).toBe('eggs, chives, sa')
  })
})

const LOSSES: [string, (chunk: Script) => void][] = [
  ['which never comes', (chunk) => chunk.drop()],
  ['which is cut short', (chunk) => chunk.replace('export {')],
]

describe('a fault', () => {
  test.each<[string, Answer, RegExp]>([
    ['a server’s error', answer(500, { error: 'The oven broke' }), /answered 500: The oven broke$/],
    ['a server that hangs up', (response) => void response.destroy(), /can’t be reached/],
    ['no JSON', answer(200, 'Once upon a time', { 'Content-Type': 'application/json' }), /JSON/],
  ])('of the server leaves an empty area and a working button: %s', async (_, fault, says) => {
    const kitchen = await open({ answers: [fault] })
    await kitchen.add('eggs', 'chives')
    await kitchen.ask()
    expect(await kitchen.read('.recipe')).toEqual([''])
    expect(await kitchen.complaints()).toEqual({
      errors: [expect.stringMatching(says)],
      violations: [],
    })
    expect(await kitchen.read(ITEMS)).toEqual(['eggs', 'chives'])
    kitchen.server.answerWith(completion('# Fine again'))
    await kitchen.ask()
    await expect.poll(() => kitchen.read(TITLE)).toEqual(['Fine again'])
  })

  test.each(LOSSES)(
    'of loading the chat client, %s, is a failure, and the next try loads it afresh',
    async (_, lose) => {
      const chunk = holdBack(/huggingFaceChat-/)
      const kitchen = await open({ gate: chunk.gate })
      lose(chunk)
      await kitchen.add('egg')
      await kitchen.ask()
      expect(await kitchen.read('.recipe')).toEqual([''])
      expect(kitchen.server.requests).toEqual([])
      chunk.send()
      await kitchen.ask()
      await expect.poll(() => kitchen.read(TITLE)).toEqual(['A recipe'])
    },
  )

  test.each(LOSSES)(
    'of loading what shows a recipe, %s, leaves plain text, and the next try loads it afresh',
    async (_, lose) => {
      const chunk = holdBack(/Recipe-/)
      const kitchen = await open({ gate: chunk.gate })
      lose(chunk)
      await kitchen.add('egg')
      await kitchen.ask()
      await expect.poll(() => kitchen.read('.plain-text')).toEqual(['# A recipe'])
      chunk.send()
      await kitchen.ask()
      await expect.poll(() => kitchen.read(TITLE)).toEqual(['A recipe'])
    },
  )
})

describe('a request that runs', () => {
  const forever = () => {
    let closed = () => {}
    const isClosed = new Promise<void>((resolve) => {
      closed = resolve
    })
    return { isClosed, answer: (response: ServerResponse) => void response.on('close', closed) }
  }

  test('is stopped by its button: the connection is closed, and all is as it stood', async () => {
    const call = forever()
    const kitchen = await open({ answers: [call.answer] })
    await kitchen.add('eggs')
    await kitchen.click(REQUEST)
    await expect.poll(() => kitchen.read(STATUS)).toEqual(['Asking the chef…'])
    await expect.poll(() => kitchen.server.requests.length).toBe(1)
    await kitchen.click('button', 'Stop')
    await call.isClosed
    await expect.poll(() => kitchen.read(STATUS)).toEqual(['Stopped.'])
    expect(await kitchen.read('.recipe')).toEqual([])
    expect(await kitchen.complaints()).toEqual(NO_COMPLAINTS)
  })

  test('is stopped by Escape, from the field too, which keeps what was typed', async () => {
    const call = forever()
    const kitchen = await open({ answers: [call.answer] })
    await kitchen.add('eggs')
    await kitchen.click(REQUEST)
    await expect.poll(() => kitchen.server.requests.length).toBe(1)
    await kitchen.click('input')
    // The one that ends a composition is not meant; in Safari its code alone tells so.
    await kitchen.run(() => {
      const ending = { key: 'Escape', keyCode: 229, bubbles: true }
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', ending))
    })
    expect(await kitchen.read(STATUS)).toEqual(['Asking the chef…'])
    await kitchen.type('half a wor', { key: 'Escape' })
    await call.isClosed
    expect(await kitchen.field()).toBe('half a wor')
    expect(await kitchen.complaints()).toEqual(NO_COMPLAINTS)
  })

  // Firefox keeps no page that waits for an answer: its list is gone, as after a reload.
  test('is no failure to whoever leaves the page and comes back', async () => {
    const kitchen = await open({ answers: [() => {}] })
    await kitchen.add('eggs')
    await kitchen.click(REQUEST)
    await expect.poll(() => kitchen.server.requests.length).toBe(1)
    await kitchen.visit('about:blank')
    await kitchen.back()
    const kept = inject('engine') === 'WebKit' ? ['eggs', 'Stopped.'] : ['']
    await expect
      .poll(() => soon(kitchen.read(`h1, .recipe, ${STATUS}, ${ITEMS}`)))
      .toEqual(['Chef Claude', ...kept])
  })
})

describe('a recipe that is streamed', () => {
  test('is shown as it is written, and ends as one that comes whole', async () => {
    const stream = openStream()
    const kitchen = await open({ stream: true, answers: [completion(OMELETTE), stream.answer] })
    const html = () => kitchen.run(() => document.querySelector('.recipe')?.innerHTML)
    await kitchen.add('eggs')
    await kitchen.ask()
    await expect.poll(() => kitchen.read(TITLE)).toEqual(['Omelette fines herbes'])
    const whole = await html()
    await kitchen.click(REQUEST)
    await expect.poll(() => kitchen.server.requests.length).toBe(2)
    const [head = '', first = '', ...rest] = deltas('# Ome', OMELETTE.slice('# Ome'.length))
    stream.write(head, first)
    await expect.poll(() => kitchen.read(TITLE)).toEqual(['Ome'])
    expect(await kitchen.read(STATUS)).toEqual(['The chef is writing…'])
    stream.end(...rest)
    await expect.poll(() => kitchen.read(STATUS)).toEqual(['Your recipe is ready.'])
    expect(await html()).toBe(whole)
    expect(await kitchen.complaints()).toEqual(NO_COMPLAINTS)
  })

  test('gives way to the one before when it is stopped, and the connection is closed', async () => {
    const stream = openStream()
    const kitchen = await open({ stream: true, answers: [completion('# Before'), stream.answer] })
    await kitchen.add('eggs')
    await kitchen.ask()
    await kitchen.click(REQUEST)
    await expect.poll(() => kitchen.server.requests.length).toBe(2)
    stream.write(...deltas('# Half').slice(0, 2))
    await expect.poll(() => kitchen.read(TITLE)).toEqual(['Half'])
    await kitchen.click('button', 'Stop')
    await stream.isClosed
    await expect.poll(() => kitchen.read(TITLE)).toEqual(['Before'])
    expect(await kitchen.complaints()).toEqual(NO_COMPLAINTS)
  })

  test('is a failure where it breaks off', async () => {
    const half = events(...deltas('# Half').slice(0, 2))
    const kitchen = await open({ stream: true, answers: [half] })
    await kitchen.add('eggs')
    await kitchen.ask()
    expect(await kitchen.read('.recipe')).toEqual([''])
    expect(await kitchen.complaints()).toEqual({
      errors: [expect.stringContaining('broke off')],
      violations: [],
    })
  })
})

test.each(Object.entries(PAYLOADS))('nothing comes of hostile %s', async (_, replies) => {
  const kitchen = await open({ answers: replies.map((reply) => completion(reply)) })
  await kitchen.add('egg')
  await expect.poll(() => kitchen.read(ITEMS)).toEqual(['egg'])
  await kitchen.run(() => {
    Object.assign(window, { pwn: () => window.errors.push('pwned') })
  })
  expect(await kitchen.run(showInTurn, { replies, harmless: HARMLESS })).toEqual([])
  const fetched = await kitchen.run(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
  )
  expect(new Set(fetched)).toEqual(new Set([kitchen.server.url]))
  expect(await kitchen.complaints()).toEqual(NO_COMPLAINTS)
})

describe('on paper', () => {
  const numbered = (word: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${word}${index + 1}`)
  type Words = Awaited<ReturnType<Awaited<ReturnType<typeof open>>['print']>>

  /** Each of `expected` is there once, and none is cut off at the bottom of a page. */
  function expectWhole(words: Words, expected: string[]) {
    const all = new Set(expected)
    const found = words.filter(({ text }) => all.has(text))
    expect(found.map(({ text }) => text).sort()).toEqual(expected.sort())
    const margin = Math.min(...words.map(({ left }) => left))
    expect(found.filter(({ toEdge }) => toEdge < margin)).toEqual([])
  }

  test('a long recipe is whole and alone, with all its numbers', async () => {
    const rows = numbered('row', 30)
    const steps = numbered('step', 15)
    const lines = numbered('line', 15)
    const table = rows.map((row) => `| ${row} | 1 |`).join('\n')
    const list = steps.map((step) => `1. Stir ${step}`).join('\n')
    const recipe = `# Soup\n\n| a | b |\n|-|-|\n${table}\n\n${list}\n\n${lines.join('\n')}`
    const kitchen = await open({ answers: [completion(recipe)] })
    await kitchen.add('leek')
    await kitchen.ask()
    await expect.poll(() => kitchen.read(TITLE)).toEqual(['Soup'])
    const words = await kitchen.print()
    expect(words[0]?.text).toBe('Soup')
    expectWhole(words, [...rows, ...steps, ...lines])
    const numbers = words.filter(({ text }) => /^\d+\.$/.test(text))
    expect(numbers).toHaveLength(15)
    expect(numbers.filter(({ left }) => left < (words[0]?.left ?? 0))).toEqual([])
  })

  test('a long plain text is whole', async () => {
    const lines = numbered('line', 80)
    const kitchen = await open({
      answers: [completion(`${'* '.repeat(201)}\n${lines.join('\n')}`)],
    })
    await kitchen.add('leek')
    await kitchen.ask()
    expectWhole(await kitchen.print(), lines)
  })

  test('a long list is whole, where there is no recipe', async () => {
    const eggs = numbered('egg', 250)
    const kitchen = await open()
    await kitchen.run(submitAll, eggs)
    await expect.poll(() => kitchen.read(ITEMS)).toHaveLength(250)
    const words = await kitchen.print()
    expect(words.slice(0, 3).map(({ text }) => text)).toEqual(['Chef', 'Claude', 'Ingredients'])
    expectWhole(words, eggs)
  })
})
