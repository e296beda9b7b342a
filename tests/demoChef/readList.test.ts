import { describe, expect, it } from 'vitest'
import { canBuy, createExclusions } from '../../src/demoChef/list/reading.ts'
import { readList } from '../../src/demoChef/readList.ts'
import { book, replyTo } from './realBook.ts'
import { rowsOf } from './rowsOf.ts'

const read = (list: string) => readList(list, book.dictionary)
/** The typed foods that may be used. */
const typedIn = (list: string) =>
  [...read(list).typed.values()].filter(({ foods }) => foods.length > 0)
const namesIn = (list: string) => typedIn(list).map(({ name }) => name)
/** The first names of the foods that a name may be. */
const foodsIn = (list: string) =>
  typedIn(list).flatMap(({ foods }) => foods.map(({ names }) => names[0]))
/** What a reply says of the list, whatever its recipe is. */
const saidOf = (list: string) => replyTo(list, book.recipes.slice(0, 1))

it.each(rowsOf('Names that are matched whole'))(
  'matches a name whole: %s is not %s',
  (name, other) => {
    expect(foodsIn(name)).not.toContain(other)
  },
)

describe('a state makes another food', () => {
  it.each(rowsOf('Foods in a state'))('%s is not %s', (name, raw) => {
    expect(foodsIn(name)).not.toContain(raw)
    expect(saidOf(name)).not.toContain('I don’t know')
  })
})

describe('typing errors', () => {
  it.each(rowsOf('Typing errors'))('reads %s as %s, and says so', (typo, name) => {
    expect(saidOf(typo)).toContain(`I read ${typo} as ${name}.`)
  })

  it.each(rowsOf('Words like foods'))('does not guess at %s', (word) => {
    expect(foodsIn(word)).toEqual([])
    expect(saidOf(`rice, ${word}`)).not.toContain('I read')
  })
})

describe('words beside foods', () => {
  it.each(rowsOf('Harmless descriptions'))('are ignored if they only describe: %s', (phrase) => {
    expect(namesIn(phrase).length).toBe(phrase.includes(' and ') ? 2 : 1)
    expect(saidOf(phrase)).not.toContain('I don’t know')
  })

  it.each(rowsOf('Unknown words'))('leave them out if unknown: %s', (list, words, name) => {
    expect(namesIn(list)).toEqual(['leeks'])
    expect(saidOf(list)).toContain(
      `I don’t know what “${words}” means here, so I left out ${name}.`,
    )
  })
})

it.each(rowsOf('Past its best'))('leaves out what is past its best: %s', (list, words, name) => {
  expect(namesIn(list)).toEqual(['leeks'])
  expect(saidOf(list)).toContain(`“${words}” can mean spoilt, so I left out ${name}.`)
})

describe('what is not a food any more', () => {
  it.each(rowsOf('Not a food any more'))('%s: not used, with the reason', (list, name) => {
    expect(namesIn(list)).toEqual(['leeks'])
    expect(saidOf(list).match(new RegExp(`Not used.*\\b${name}`, 'g'))).toHaveLength(1)
    const reason = new RegExp(`\\*\\*Not used:\\*\\* [^.]*${name}\\b[^.]*\\. .{20,}\\.`)
    expect(saidOf(list)).toMatch(reason)
  })

  it.each(rowsOf('Nothing is a food any more'))('%s: the whole list', (list) => {
    expect(namesIn(list)).toEqual([])
    expect(saidOf(list)).toMatch(/\*\*Not used:\*\* all of it\. .{20,}\./)
  })
})

describe('illnesses, medicines, ages and faiths that it does not know exactly', () => {
  it.each(rowsOf('No recipe'))('%s: no recipe, but what it can do', (list, reason) => {
    const reply = replyTo(list)
    expect(reply).toMatch(/^# I can’t cook safely for this\n/)
    const said = new RegExp(`(?:I can’t cook safely for|I don’t know) [^.]*${reason}`, 'i')
    expect(reply).toMatch(said)
    expect(reply).toContain('for example “no potatoes”')
    expect(reply).not.toMatch(/## Steps|Not used|I don’t know/)
  })

  it.each(rowsOf('People without a diet'))('bans nothing for them: %s', (list) => {
    expect(namesIn(list)).toEqual(['rice'])
    expect(saidOf(list)).not.toMatch(/As you asked: (?!for kids|kids)|I can’t/)
  })
})

it.each(rowsOf('What must not be eaten'))('%j rules out %s', (list, food) => {
  const { exclusions } = read(list)
  const { foods = [] } = book.dictionary.foodTokenOf(food ?? '') ?? {}
  const named = foods.filter(({ names: [first] }) => first === food)
  expect(named.map((one) => canBuy(one, exclusions))).toEqual([false])
})

it('excludes nothing that is only typed', () => {
  // A ban of peanut butter also bans peanuts.
  expect(read('peanut butter, rice').exclusions).toEqual(createExclusions())
})

it.each(rowsOf('What the reply says of a list'))('%s: %j', (_, list = '', says, saysNot) => {
  const said = saidOf(list)
  expect(said).toContain(says)
  if (saysNot) expect(said).not.toContain(saysNot)
})

const TABLES = [
  'Plain lists',
  'Lists without commas',
  'States and containers',
  'What is left out',
  'Signs that ban',
  'Headings',
  'Bans and the next sentence',
  'A name that also stands alone',
]
it.each(TABLES.flatMap(rowsOf))('reads the foods of %j: %s', (list, names) => {
  expect(namesIn(list).join(', ')).toBe(names)
})

it.each(rowsOf('Amounts'))('reads the amount of %s: %s', (list, expected) => {
  const { number, unit } = typedIn(list)[0]?.amount ?? { number: 'none', unit: '' }
  expect(`${number} ${unit}`.trim()).toBe(expected)
})

it('refuses a list that would take too long to read', () => {
  expect(read('rice, '.repeat(500)).refused).toBeUndefined()
  expect(read('rice, '.repeat(501)).refused).toBe('a list that is so long')
})
