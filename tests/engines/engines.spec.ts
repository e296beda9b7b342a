import { expect, inject, test } from 'vitest'
import { beginningOf, openStream, streamOf } from '../support/events.ts'
import { findHarm, HARMLESS } from '../support/findHarm.ts'
import { holdScript, noResponse, type Replacement, scriptWith } from '../support/holdScript.ts'
import { HOSTILE_REPLIES } from '../support/hostileReplies.ts'
import { type Responder, sendCompletion } from '../support/localServer.ts'
import { submitAll } from '../support/submitAll.ts'
import { openPage } from './openPage.ts'

const ITEMS = '[aria-labelledby="list-title"] > li'
const TITLE = '[data-recipe] h1'

test('a streamed recipe is shown as it arrives, and Stop closes the connection and keeps the recipe', async () => {
  const stream = openStream()
  const page = await openPage({ stream: 'on', responses: [stream.respond] })
  await page.add('eggs')
  await page.press('Suggest a recipe')
  await expect.poll(() => page.upstream.requests).toHaveLength(1)
  stream.write(...beginningOf('# Omelette\n\nBeat the eggs.\n'))
  await expect.poll(() => page.read(TITLE)).toEqual(['Omelette'])
  await page.press('Stop')
  await expect.poll(stream.isClosed).toBe(true)
  const note = expect.stringContaining('did not finish')
  await expect.poll(() => page.read('[data-recipe]')).toEqual([note])
  expect(await page.read(TITLE)).toEqual(['Omelette'])
  expect(await page.errors()).toEqual([])
})

/** Shows a wide table. The next requests get the other responses. */
async function openTable(...others: Responder[]) {
  const cells = (text: string) => `|${` ${text.repeat(6)} |`.repeat(9)}\n`
  const table = cells('wide') + cells('-') + cells('row')
  const page = await openPage({ stream: 'on', responses: [sendCompletion(table), ...others] })
  await page.add('eggs')
  await page.press('Suggest a recipe')
  await expect.poll(() => page.read('[aria-label="Table"]')).toHaveLength(1)
  return { ...page, focused: () => page.run(() => document.activeElement?.ariaLabel) }
}

test('Tab reaches a wide table', async () => {
  const page = await openTable()
  // What is in front of the table: the actions and, in engines with a wake lock, the switch.
  await page.run(() => {
    const selector = 'main :is(button, input, [aria-label="Table"])'
    const stops = [...document.querySelectorAll<HTMLElement>(selector)]
    stops[stops.findIndex(({ ariaLabel }) => ariaLabel === 'Table') - 1]?.focus()
  })
  await page.type('\t')
  await expect.poll(page.focused).toBe('Table')
})

test('focus on a table goes to the next recipe', async () => {
  const stream = openStream()
  const page = await openTable(stream.respond)
  await page.press('Suggest a recipe')
  await expect.poll(() => page.upstream.requests).toHaveLength(2)
  await page.run(() => document.querySelector<HTMLElement>('[aria-label="Table"]')?.focus())
  stream.end(...streamOf('# Soup'))
  await expect.poll(() => page.read(TITLE)).toEqual(['Soup'])
  await expect.poll(page.focused).toBe('Recipe')
})

const isFirefox = inject('engine') === 'Firefox'

test('early input is named in a sentence, and added in order when the script has loaded', async () => {
  const { gate, release } = holdScript()
  const page = await openPage({ gate })
  await page.add('eggs', '', ' chives ')
  await page.type('sa')
  const sentence = expect.stringContaining('eggs, ,  chives ')
  await expect.poll(() => page.read('#early')).toEqual([sentence])
  release()
  await expect.poll(() => page.read(ITEMS)).toEqual(['eggs', '', ' chives '])
  await page.type('lt\n')
  await expect.poll(() => page.read(ITEMS)).toEqual(['eggs', '', ' chives ', 'salt'])
  expect(await page.errors()).toEqual([])
})

test.each<[string, Replacement?]>([
  ['does not load', noResponse],
  ['throws an error', scriptWith('throw new Error("no")')],
  // WebKit fires no event then, and its readyState stays interactive.
  ...(isFirefox ? [['is stopped, as by Stop in the browser'] as [string]] : []),
])('early input returns to the field, with a message, if the script %s', async (_, replacement) => {
  const { gate, release } = holdScript()
  const page = await openPage({ gate })
  await page.add('eggs', 'chives')
  await page.type('sa')
  if (replacement) release(replacement)
  else await page.run(() => stop())
  const value = () => page.run(() => document.querySelector('input')?.value)
  await expect.poll(value).toBe('eggs, chives, sa')
  expect(await page.read('[role=alert]')).toEqual([expect.stringContaining('Copy what')])
})

test.each([
  ['did not load', noResponse],
  ['was cut short', scriptWith('export {')],
])('a chunk that %s is loaded again with the next request', async (_, replacement) => {
  let isBroken = true
  const page = await openPage({
    gate: (response, sendFile, path) =>
      isBroken && /lazyChunk-/.test(path) ? replacement(response) : sendFile(),
  })
  await page.add('egg')
  await page.press('Suggest a recipe')
  await expect.poll(() => page.read('[data-recipe]')).toEqual([''])
  expect(page.upstream.requests).toEqual([])
  isBroken = false
  await page.press('Suggest a recipe')
  await expect.poll(() => page.read(TITLE)).toEqual(['A recipe'])
})

test.each(HOSTILE_REPLIES)('hostile %s do no harm', async (_, replies) => {
  const page = await openPage({ responses: replies.map((reply) => sendCompletion(reply)) })
  await page.add('egg')
  await expect.poll(() => page.read('button')).toContain('Suggest a recipe')
  await page.run(() => {
    Object.assign(window, { pwn: () => window.errors.push('pwned') })
  })
  expect(await page.run(findHarm, { replies, harmless: HARMLESS })).toEqual([])
  const origins = await page.run(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin),
  )
  expect(new Set(origins)).toEqual(new Set([page.url]))
  expect(await page.errors()).toEqual([])
})

// WebKit's driver can't print.
test.runIf(isFirefox)('a long recipe, or else the list, is printed whole', async () => {
  const numbered = (word: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${word}${index + 1}`)
  /** Prints the page. Expects each of these words once, and returns all. */
  async function printOnce(expected: string[]) {
    const words = await page.print()
    expect(words.filter((word) => expected.includes(word)).sort()).toEqual(expected.sort())
    return words
  }
  const [eggs, rows, steps] = [numbered('egg', 250), numbered('row', 30), numbered('step', 15)]
  const table = rows.map((row) => `| ${row} | g |`).join('\n')
  const list = steps.map((step) => `1. Stir ${step}`).join('\n')
  const recipe = `# Soup\n\n| a | b |\n|-|-|\n${table}\n\n${list}`
  const page = await openPage({ responses: [sendCompletion(recipe)] })
  await page.run(submitAll, eggs)
  await expect.poll(() => page.read(ITEMS)).toHaveLength(250)
  expect((await printOnce(eggs)).slice(0, 3)).toEqual(['Chef', 'Claude', 'Ingredients'])

  await page.press('Suggest a recipe')
  await expect.poll(() => page.read(TITLE)).toEqual(['Soup'])
  const words = await printOnce([...rows, ...steps])
  expect(words[0]).toBe('Soup')
  // The steps keep their numbers, the ingredients have none.
  expect(words.filter((word) => /^\d+$/.test(word))).toHaveLength(steps.length)
})
