import { expect, it } from 'vitest'
import foodsText from '../../src/demoChef/foods.md?raw'
import { readFoods } from '../../src/demoChef/readFoods.ts'
import { readList } from '../../src/demoChef/readList.ts'
import { book, replyTo } from './realBook.ts'
import { rowsOf } from './rowsOf.ts'

const read = (list: string) => readList(list, book.dictionary)
const namesIn = (list: string) => read(list).typed.map(({ name }) => name)
const foodsIn = (list: string) =>
  read(list).typed.flatMap(({ foods }) => foods.map(({ names }) => names[0]))

const isRefused = (list: string) => replyTo(list).startsWith('# Only names of foods, please\n')

it.each(rowsOf('Entries that it reads'))('reads %j: %s', (list = '', names) => {
  expect(read(list).unread).toEqual([])
  expect(isRefused(list)).toBe(false)
  expect(namesIn(list).join(', ')).toBe(names)
})

it.each(rowsOf('Entries that it does not read'))(
  'gives no recipe for more than names of foods: %s',
  (_, entries = '') => {
    const lists = entries.split('; ').flatMap((one) => [one, `rice, ${one}`, `${one}, rice`])
    const cooked = lists.filter((list) => !isRefused(list))
    expect(cooked).toEqual([])
  },
)

/** Foods with words before and behind them that are read, though the words are no part of a name there ("raw sugar") */
function readBeside(words: string, names: readonly string[]) {
  const isNamed = (entry: string, word: string) =>
    book.dictionary.tokenize(entry).some(({ foods, text }) => foods[0] && text.includes(word))
  return words.split('; ').flatMap((word) => {
    const entries = names.flatMap((name) => [`${word} ${name}`, `${name} ${word}`])
    return entries.filter((entry) => read(entry).unread.length === 0 && !isNamed(entry, word))
  })
}

/** The first food of each kind: what may stand beside a food depends on its kind. */
const oneNameOfEachKind = [
  ...new Map(
    readFoods(foodsText)
      .filter(({ role }) => role === 'food')
      .reverse()
      .map(({ names: [name = ''], groups, takes, cookingClass, nature, isRaw }) => [
        JSON.stringify([groups, takes, cookingClass, nature, isRaw]),
        name,
      ]),
  ).values(),
]

it.each(rowsOf('Words that no food may stand beside'))(
  'reads no food beside %s',
  (_, words = '') => {
    expect(readBeside(words, oneNameOfEachKind)).toEqual([])
  },
)

it.each(rowsOf('Words that only foods that keep may stand beside'))(
  'does not read what is past its best: %s',
  (foods = '', words = '') => {
    expect(readBeside(words, foods.split('; '))).toEqual([])
  },
)

it('names what it can’t read, and what it can', () => {
  const [, , first, , second] = replyTo('rice, my son flurbs, **eggs**, Eier, no nuts').split('\n')
  expect(first).toMatch(/reload the page and type only this, .*: rice, Eier\.$/)
  expect(second).toContain('I can’t read “my son flurbs”, “eggs” and “no nuts”.')
  expect(replyTo('no nuts')).toContain('type only foods')
})

it('asks whether a word was meant for a food, but does not cook it', () => {
  expect(replyTo('rice, broccoly, no parsnop')).toContain('Did you mean broccoli or parsnips?')
  expect(replyTo('rice, fresh spinahc')).toContain('Did you mean spinach?')
  expect(replyTo('rice, eegs, flurbs, no nuts')).not.toContain('Did you mean')
})

const WORDS = book.dictionary.tokenize(
  'the some fresh chopped large organic drained in brine bag slice',
)
it('reads words that change nothing only beside a food', () => {
  for (const { text } of WORDS) {
    expect(read(text).unread).toEqual([text])
    expect(namesIn(`${text} rice, eggs ${text}, (${text}) peas`)).toEqual(['rice', 'eggs', 'peas'])
  }
})

it.each(rowsOf('Names that are matched whole'))('%s is not %s', (name = '', other) => {
  expect(foodsIn(name)).not.toContain(other)
})

it.each(rowsOf('Foods in a state'))('%s is not %s', (name = '', raw) => {
  expect(read(name).typed).toHaveLength(1)
  expect(foodsIn(name)).not.toContain(raw)
})

it.each(rowsOf('Amounts'))('reads the amount of %s: %s', (list = '', expected) => {
  const [{ amount } = {}] = read(list).typed
  expect(amount ? `${amount.number} ${amount.unit}`.trim() : 'none').toBe(expected)
})
