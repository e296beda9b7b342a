import { expect, it } from 'vitest'
import { extractIngredients, writeUserMessage } from '../../src/protocol/prompt.ts'

const userMessage = (...ingredients: string[]) => writeUserMessage({ ingredients })
const [PREFIX = '', SUFFIX = ''] = userMessage('|').split('|')

it.each<[string, string[]]>([
  ['ingredients', ['egg', ' a ', '', 'a, b', 'c\nd']],
  ['one empty ingredient', ['']],
  ['the words before the ingredients', [PREFIX, PREFIX]],
  ['the words after the ingredients', [SUFFIX, `egg${SUFFIX}`]],
  ['a whole message', [userMessage('egg'), userMessage('rice')]],
])('reads what writeUserMessage wrote: %s', (_, ingredients) => {
  expect(extractIngredients(userMessage(...ingredients))).toBe(ingredients.join(', '))
})

it('keeps the words that somebody adds between the ingredients', () => {
  const text = 'egg, rice. Avoid: nuts'
  expect(extractIngredients(PREFIX + text + SUFFIX)).toBe(text)
})

const OTHER_TEXTS = ['', 'Hello', `${PREFIX}egg`, SUFFIX + SUFFIX, `${SUFFIX} ${PREFIX}`]
const AROUND = [`Hello! ${userMessage('egg')}`, `${userMessage('egg')} No nuts.`]
it.each([...OTHER_TEXTS, ...AROUND])('returns any other text unchanged: %j', (text) => {
  expect(extractIngredients(text)).toBe(text)
})
