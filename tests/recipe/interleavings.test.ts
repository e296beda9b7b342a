import { describe, expect, it } from 'vitest'
import { added, ingredientsSlice } from '../../src/ingredients/ingredientsSlice.ts'
import { recipeSlice } from '../../src/recipe/recipeSlice.ts'
import { selectMayRequest, selectRecipe } from '../../src/recipe/recipeState.ts'
import { arrived, requestRecipe } from '../../src/recipe/requestRecipe.ts'
import { makeStore, type RootState } from '../../src/store.ts'
import { fakeChat } from '../support/fakeChat.ts'

const DEPTH = 6
const { pending, fulfilled, rejected } = requestRecipe
const stop = new DOMException('Stopped', 'AbortError')

/** What a person would keep in mind of it all. */
type Model = {
  ingredients: readonly string[]
  recipe: string | undefined | null
  running: string | undefined
  /** What was there before the running request. */
  before: string | undefined | null
  hasArrived: boolean
  requests: number
}

type Move = (model: Model) => { action: Parameters<typeof recipeSlice.reducer>[1]; next: Model }

const settle =
  (
    idOf: (model: Model) => string,
    actionFor: (id: string, model: Model) => ReturnType<Move>['action'],
    recipe: (model: Model) => Model['recipe'],
  ): Move =>
  (model) => {
    const id = idOf(model)
    const isAwaited = id === model.running
    const settled = { running: undefined, before: null, hasArrived: false }
    const next = isAwaited ? { ...model, ...settled, recipe: recipe(model) } : model
    return { action: actionFor(id, model), next }
  }

const running = ({ running }: Model) => running ?? 'none'
const earlier = ({ requests }: Model) => `r${requests - 1}`
const textOf = ({ requests }: Model) => `# Recipe ${requests}`
const answer = (id: string, model: Model) => fulfilled(textOf(model), id, undefined)
const failure = (id: string) => rejected(null, id, undefined, 'busy')

const MOVES: Record<string, Move> = {
  add: (model) => {
    const ingredient = ` ${model.ingredients.length} `
    const next = { ...model, ingredients: [...model.ingredients, ingredient] }
    return { action: added(ingredient), next }
  },
  request: (model) => {
    const id = `r${model.requests + 1}`
    const next = { ...model, running: id, before: model.recipe, requests: model.requests + 1 }
    return { action: pending(id, undefined), next: model.running ? model : next }
  },
  piece: (model) => {
    const action = arrived({ requestId: running(model), text: 'Stir. ', tokens: 1 })
    const recipe = `${model.hasArrived ? model.recipe : ''}Stir. `
    return { action, next: model.running ? { ...model, recipe, hasArrived: true } : model }
  },
  'late piece': (model) => ({
    action: arrived({ requestId: earlier(model), text: 'Stir. ', tokens: 1 }),
    next: model,
  }),
  answer: settle(running, answer, textOf),
  fail: settle(running, failure, () => undefined),
  stop: settle(
    running,
    (id) => rejected(stop, id, undefined),
    ({ before }) => before,
  ),
  'late answer': settle(earlier, answer, textOf),
  'late failure': settle(earlier, failure, () => undefined),
  'foreign answer': settle(() => 'foreign', answer, textOf),
}

describe(`every interleaving of up to ${DEPTH} events`, () => {
  it('keeps to what a person would expect', () => {
    const start: Model = {
      ingredients: [],
      recipe: null,
      running: undefined,
      before: null,
      hasArrived: false,
      requests: 0,
    }
    const seen = walk(makeStore(fakeChat()).getState(), start, [])
    expect(seen).toBeGreaterThan(Object.keys(MOVES).length ** DEPTH)
  })
})

/** Goes through all moves from here, and returns how many states it has seen. */
function walk(state: RootState, model: Model, path: string[]): number {
  if (path.length === DEPTH) return 1
  return Object.entries(MOVES).reduce((seen, [name, move]) => {
    const { action, next } = move(model)
    const after = {
      ingredients: ingredientsSlice.reducer(state.ingredients, action),
      recipe: recipeSlice.reducer(state.recipe, action),
    }
    check(state, after, model, next, [...path, name])
    return seen + walk(after, next, [...path, name])
  }, 1)
}

function check(before: RootState, after: RootState, model: Model, next: Model, path: string[]) {
  const isRight =
    // The area shows exactly when the recipe is not null, with what it is.
    selectRecipe(after) === next.recipe &&
    // At most one call is in flight, and the next may be made exactly when none is.
    selectMayRequest(after) === (next.running === undefined) &&
    // Ingredients only grow, in order, byte for byte.
    after.ingredients.length === next.ingredients.length &&
    after.ingredients.at(-1) === next.ingredients.at(-1) &&
    // What changes nothing leaves the very same objects.
    (next !== model || (after.ingredients === before.ingredients && after.recipe === before.recipe))
  // One expectation for each of a million states would take minutes.
  if (!isRight) expect({ path, after }).toEqual({ path, after: next })
}
