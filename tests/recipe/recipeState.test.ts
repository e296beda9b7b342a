import { describe, expect, it } from 'vitest'
import { selectFailure, selectMayRequest, selectRecipe } from '../../src/recipe/recipeSlice.ts'
import type { RecipeState } from '../../src/recipe/recipeState.ts'
import { makeStore } from '../../src/store.ts'
import { fakeChat } from '../support/fakeChat.ts'

const NEVER_ASKED: RecipeState = { phase: 'idle', recipe: null }
const ANSWERED: RecipeState = { phase: 'idle', recipe: '# Soup' }
const FAILED: RecipeState = { phase: 'failed', recipe: undefined, failure: 'busy' }
const ASKING = { phase: 'asking', requestId: 'r1' } as const
const ANSWERING = { phase: 'answering', requestId: 'r1', recipe: '# S', tokens: 2 } as const

describe.each<[string, RecipeState, unknown, boolean, unknown]>([
  ['never asked', NEVER_ASKED, null, true, undefined],
  ['answered', ANSWERED, '# Soup', true, undefined],
  ['failed', FAILED, undefined, true, 'busy'],
  ['asking for the first time', { ...ASKING, before: NEVER_ASKED }, null, false, undefined],
  ['asking after an answer', { ...ASKING, before: ANSWERED }, '# Soup', false, undefined],
  ['asking after a failure', { ...ASKING, before: FAILED }, undefined, false, 'busy'],
  ['answering', { ...ANSWERING, before: NEVER_ASKED }, '# S', false, undefined],
  ['answering after an answer', { ...ANSWERING, before: ANSWERED }, '# S', false, undefined],
  ['answering after a failure', { ...ANSWERING, before: FAILED }, '# S', false, undefined],
  ['stopped before any answer', { phase: 'stopped', before: NEVER_ASKED }, null, true, undefined],
  ['stopped after an answer', { phase: 'stopped', before: ANSWERED }, '# Soup', true, undefined],
  ['stopped after a failure', { phase: 'stopped', before: FAILED }, undefined, true, 'busy'],
])('the recipe, %s', (_, recipe, text, mayRequest, failure) => {
  it.each([
    ['as it stands', recipe],
    ['after an export and import through Redux DevTools', JSON.parse(JSON.stringify(recipe))],
  ])('reads the same %s', (_, recipe) => {
    const state = makeStore(fakeChat(), { recipe }).getState()
    expect(selectRecipe(state)).toBe(text)
    expect(selectMayRequest(state)).toBe(mayRequest)
    expect(selectFailure(state)).toBe(failure)
  })
})
