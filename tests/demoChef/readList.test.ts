import { describe, expect, it } from 'vitest'
import { isAvoided } from '../../src/demoChef/avoided.ts'
import { foods } from '../../src/demoChef/findNames.ts'
import { readList } from '../../src/demoChef/readList.ts'

const namesIn = (list: string) => readList(list).typed.map(({ name }) => name)
/** The first names of the foods that a name may be. */
const foodsIn = (list: string) =>
  readList(list).typed.map(({ foods: named }) => named.map(({ names }) => names[0]).join('/'))
const isServed = (food: string, list: string) =>
  foods
    .filter(({ names }) => names.includes(food))
    .every((row) => !isAvoided(row, readList(list).avoided))

describe('a name is itself or unknown, never one of its words', () => {
  it.each([
    ['cauliflower rice', 'rice'],
    ['garlic butter', 'butter'],
    ['peanut sauce', 'peanuts'],
    ['beef broth', 'stewing beef'],
    ['maize flour', 'plain flour'],
    ['palm oil', 'olive oil'],
    ['Szechuan pepper', 'pepper'],
    ['mac and cheese', 'Cheddar'],
    ['cream of mushroom soup', 'mushrooms'],
    ['soda bread', 'soda water'],
    ['fish cake', 'white fish'],
    ['wild garlic', 'garlic'],
    ['bitter gourd', 'bitters'],
    ['custard powder', 'custard'],
    ['lemon pepper', 'lemons'],
    ['brioche buns', 'Brie'],
    ['pot noodle', 'egg noodles'],
    ['tasty cheese', 'potatoes'],
    ['linguiça', 'spaghetti'],
    ['okara', 'okra'],
    ['scout stout', 'bread'],
    ['unicorn sauce', 'soy sauce'],
    ['gremlin butter', 'butter'],
  ])('%s is not %s', (name, other) => {
    expect(foodsIn(name).join().split(/[,/]/)).not.toContain(other)
  })
})

describe('typing errors', () => {
  it.each([
    ['mushrooks', 'mushrooms'],
    ['aubegines', 'aubergines'],
    ['spinahc', 'spinach'],
    ['parmisan', 'Parmesan'],
  ])('reads %s as %s, and says so', (typo, name) => {
    expect(readList(typo).corrected).toEqual([`${typo} as ${name}`])
  })

  it.each(['zuchinni', 'mozarella', 'brocolli'])('knows the usual misspelling %s', (word) => {
    expect(foodsIn(word)).toHaveLength(1)
  })

  it.each(['tasty', 'okarra', 'jerkyy', 'xspinach'])('does not guess at %s', (word) => {
    expect(readList(word).corrected).toEqual([])
  })
})

describe('what must not be eaten', () => {
  it.each([
    ["can't have cow's milk, flour, eggs", 'butter'],
    ["can't have cow's milk, flour, eggs", 'double cream'],
    ['swells up from shellfish, rice', 'prawns'],
    ['alérgico al cacahuate, pollo, arroz', 'peanuts'],
    ['shellfish makes me ill, rice', 'prawns'],
    ['nut allergy in the house, flour, sugar', 'walnuts'],
    ['laktoseintolerant, Nudeln', 'milk'],
    ['sans gluten, tomates', 'bread'],
    ['soy intolerant, rice', 'soy sauce'],
    ['pregnant, pasta', 'white wine'],
    ['enceinte, pâtes', 'smoked salmon'],
    ['schwanger, Nudeln', 'blue cheese'],
    ['for my 8 month old, bananas', 'honey'],
    ['baby, oats', 'honey'],
    ['egg allergy, jam', 'brioche'],
    ['coeliac, bananas', 'oat milk'],
    ['no sesame, lamb', "za'atar"],
    ['celery allergy, potatoes', 'celeriac'],
    ['I am vegan and have eggs, rice', 'eggs'],
    ['allergic to\n- nuts\n- eggs\nrice', 'eggs'],
    ['Avoid:\n- eggs\n- peanut butter\n\nrice', 'peanut butter'],
    ['rice. Allergies - nuts', 'walnuts'],
    ['Dislikes: mushrooms. rice', 'mushrooms'],
    ['egg, nut and milk allergy. Rice', 'eggs'],
    ['eggs, nuts, milk - allergic', 'eggs'],
    ['I am vegan and my milk has gone off, eggs', 'eggs'],
    ['nut and egg-free cake, milk', 'walnuts'],
    ['allergic to prawns, rice', 'crab'],
    ['keto, bacon', 'rice'],
    ['no carbs, bacon', 'shortcrust pastry'],
    ['low FODMAP, rice', 'onions'],
    ['kids party, lemons', 'rum'],
  ])('%s: no %s', (list, food) => {
    expect(isServed(food, list)).toBe(false)
  })

  it.each(['soy-free noodles, eggs', 'sesame free noodles, eggs'])(
    'takes %s as two foods',
    (list) => {
      expect(namesIn(list)).toHaveLength(2)
      expect(readList(list).unknown).toEqual([])
    },
  )

  it.each([
    ['rice. Allergies - nuts, eggs', 'rice'],
    ['no onion no garlic paneer, tomatoes', 'paneer'],
    ['Avoid:\n- eggs\nHave:\n- rice', 'rice'],
    ['eggs, flour, nut allergy', 'eggs'],
    ['eggs and mouldy bread', 'eggs'],
  ])('%s: but %s', (list, food) => {
    expect(namesIn(list)).toContain(food)
  })

  it('rules out one food of “can’t have mustard, ham, honey”, and no “pls”', () => {
    expect(namesIn("can't have mustard, ham, honey")).toEqual(['ham', 'honey'])
    expect([...readList('NO SESAME pls, rice').avoided.names]).toEqual(['no sesame'])
  })
})

it.each([
  ['no nuts, dairy, rice', 'rice', 'no nuts, no dairy', ''],
  ['allergic to nuts, eggs, rice', 'rice', 'no nuts, no eggs', ''],
  ['no nuts, rice. Eggs', 'rice, eggs', 'no nuts', ''],
  ['no eggs\nmilk', 'milk', 'no eggs', ''],
  ['no eggs but milk', 'milk', 'no eggs', ''],
  ['no eggs and 2 onions', 'onions', 'no eggs', ''],
  ['rice, avoid the following, eggs, ham', 'rice', 'no eggs, no ham', ''],
  ['rice; no: eggs, milk', 'rice', 'no eggs, no milk', ''],
  ['eggs, rice, no eggs', 'rice', 'no eggs', ''],
  ['eggs, tuna (allergic), pasta', 'eggs, pasta', 'no tuna', ''],
  ['prawns, lupin allergy', 'prawns', 'no lupin', ''],
  ['soy and gluten-free pasta, baby carrots', 'soy-free pasta, baby carrots', '', ''],
  ['fridge: eggs', 'eggs', '', ''],
  ['gremlins: eggs', 'eggs', '', ''],
  ['gremlin eggs, gremlins', 'eggs', '', 'gremlins'],
  ['eggs milk flour', 'eggs, milk, flour', '', ''],
  ['eggs flour, lentil flour', '', '', 'eggs flour, lentils flour'],
  ['wild garlic, no wild garlic', '', 'no wild garlic', ''],
])('reads %j', (list, typed, avoided, unknown) => {
  const read = readList(list)
  expect(namesIn(list).join(', ')).toBe(typed)
  expect([...read.avoided.names].join(', ')).toBe(avoided)
  expect(read.unknown.join(', ')).toBe(unknown)
})

it.each([
  ['vegan sausages, rice', 'beef stock', false],
  ['sausages, rice', 'beef stock', true],
  ['no onions, rice', 'spring onions', false],
  ['no peppers, rice', 'pepper', true],
  ['vegetarian, rice', 'Parmesan', false],
  ['vegetarian, rice', 'chicken breasts', false],
  ['gluten-free pasta', 'bread', false],
])('%s: serves %s: %o', (list, food, expected) => {
  expect(isServed(food, list)).toBe(expected)
})

it('says what else the cook is told, and what a labelled food lacks', () => {
  expect(readList('baby, oats').notes).toHaveLength(1)
  expect(readList('nut and gluten-free bread').typed[0]?.without).toEqual([
    'nut',
    'peanut',
    'gluten',
  ])
  expect([...readList('lupin allergy, rice').avoided.words]).toEqual(['lupin'])
  expect(readList('2 eggs and 3 onions').typed.map(({ amount }) => amount)).toEqual([
    undefined,
    undefined,
  ])
})

describe('what is not a food any more', () => {
  it.each([
    ['green potatoes, leeks', 'green potatoes'],
    ['potatoes gone green, leeks', 'potatoes'],
    ['rice, on the counter since Sunday, leeks', 'rice'],
    ['mouldy bread, leeks', 'bread'],
    ['rhubarb leaves, leeks', 'rhubarb leaves'],
    ['bitter almonds, leeks', 'bitter almonds'],
    ['bleach, leeks', 'bleach'],
    ['Whiskas, leeks', 'Whiskas'],
    ['foraged mushrooms, leeks', 'foraged mushrooms'],
  ])('%s: not used, with the reason', (list, name) => {
    const { typed, hazards } = readList(list)
    expect(typed.map((food) => food.name)).toEqual(['leeks'])
    expect([...hazards.keys()].join()).toContain(name)
    expect([...hazards.values()].join()).toMatch(/.{20,}\.$/)
  })
})

it('says that it does not know "soup" alone, which makes another food of what stands before it', () => {
  expect(readList('soup, eggs').unknown).toEqual(['soup'])
})

it('reads at most 60 foods, and corrects at most 30 words', () => {
  const names = foods.flatMap((food) => (food.weight > 0 ? food.names.slice(0, 1) : []))
  expect(readList(names.join(', ')).typed).toHaveLength(60)
  expect(readList('mushrooks, '.repeat(40)).corrected).toHaveLength(30)
})

it('reads general words as any of their foods, and tools and places as nothing', () => {
  expect(readList('all the main spices').typed).toMatchObject([{ isGeneral: true }])
  const { typed, unknown } = readList(
    'eggs, air fryer, slow cooker, mug, camping, going stale, till payday',
  )
  expect([typed.length, unknown]).toEqual([1, []])
})

it.each([
  ['500 g rice', { number: 500, unit: 'g' }],
  ['1.5kg potatoes', { number: 1500, unit: 'g' }],
  ['2 peppers', { number: 2, unit: '' }],
  ['rice 250g', { number: 250, unit: 'g' }],
  ['1 lb carrots', { number: 450, unit: 'g' }],
  ['half an onion', { number: 0.5, unit: '' }],
  ['1/2 large onion', { number: 0.5, unit: '' }],
  ['two eggs', { number: 2, unit: '' }],
  ['1,5 kg potatoes', { number: 1500, unit: 'g' }],
  ['1/4 butternut squash', undefined],
  ['a potato', { number: 1, unit: '' }],
  ['a bag of spinach', undefined],
  ['a few carrots', undefined],
  ['2 bunches of spinach', undefined],
  ['2 x 400 g chickpeas', undefined],
  ['rice', undefined],
])('reads the amount of %s', (list, amount) => {
  expect(readList(list).typed[0]?.amount).toEqual(amount)
})
