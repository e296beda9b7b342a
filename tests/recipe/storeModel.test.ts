import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { ChatError } from '../../src/chat/chat.ts'
import { added, selectIngredients } from '../../src/ingredients/ingredientsSlice.ts'
import { selectMayRequest, selectRecipe } from '../../src/recipe/recipeState.ts'
import { requestRecipe } from '../../src/recipe/requestRecipe.ts'
import { makeStore } from '../../src/store.ts'
import { fakeChat } from '../support/fakeChat.ts'

type Model = {
  ingredients: string[]
  recipe: string | undefined | null
  /** The number of the call that runs. */
  running: number | undefined
  before: string | undefined | null
  hasArrived: boolean
  calls: number
  failures: number
}

/** The real store on a chat that answers when a command says so. */
class Kitchen {
  readonly chat = fakeChat()
  readonly store = makeStore(this.chat)
  #stopping = new AbortController()

  request() {
    void this.store.dispatch(requestRecipe(undefined, { signal: this.#stopping.signal }))
  }

  stop() {
    this.#stopping.abort()
    this.#stopping = new AbortController()
  }
}

type Command = fc.AsyncCommand<Model, Kitchen>
let consoleError: MockInstance
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => consoleError.mockRestore())

/** A command that may always be given, and after which store, chat and console are as the model says. */
function command(name: string, run: (model: Model, kitchen: Kitchen) => void): Command {
  return {
    check: () => true,
    async run(model, kitchen) {
      run(model, kitchen)
      // The thunk's own promises; a macrotask comes after all of them.
      await new Promise(setImmediate)
      const state = kitchen.store.getState()
      expect(selectIngredients(state)).toEqual(model.ingredients)
      expect(selectRecipe(state)).toBe(model.recipe)
      expect(selectMayRequest(state)).toBe(model.running === undefined)
      expect(kitchen.chat.calls).toHaveLength(model.calls)
      const inFlight = kitchen.chat.calls.flatMap(({ isOpen }, number) =>
        isOpen() ? [number] : [],
      )
      expect(inFlight).toEqual(model.running === undefined ? [] : [model.running])
      expect(consoleError).toHaveBeenCalledTimes(model.failures)
    },
    toString: () => name,
  }
}

const add = fc.string({ unit: 'binary' }).map((ingredient) =>
  command(`add ${JSON.stringify(ingredient)}`, (model, { store }) => {
    store.dispatch(added(ingredient))
    model.ingredients.push(ingredient)
  }),
)
const request = fc.constant(
  command('request', (model, kitchen) => {
    kitchen.request()
    if (model.running !== undefined) return
    Object.assign(model, { running: model.calls++, before: model.recipe, hasArrived: false })
  }),
)
const stop = fc.constant(
  command('stop', (model, kitchen) => {
    kitchen.stop()
    if (model.running !== undefined) model.recipe = model.before
    model.running = undefined
  }),
)
/** Of any call that was ever made. */
const arrive = fc.tuple(fc.nat(), fc.string()).map(([any, text]) =>
  command(`arrive ${text}`, (model, { chat }) => {
    if (model.calls === 0) return
    const number = any % model.calls
    const call = chat.calls[number]
    // As the port promises: nothing comes of a call that is over.
    if (!call?.isOpen()) return
    call.arrive({ text, tokens: 1 })
    model.recipe = (model.hasArrived ? model.recipe : '') + text
    model.hasArrived = true
  }),
)
/** Of any call that was ever made: the one that runs, one that was stopped, one that has its answer. */
const settle = fc.tuple(fc.nat(), fc.option(fc.string(), { nil: undefined })).map(([any, text]) =>
  command(text === undefined ? 'fail' : `answer ${text}`, (model, { chat }) => {
    if (model.calls === 0) return
    const number = any % model.calls
    if (text === undefined) chat.calls[number]?.fail(new ChatError('busy', 'busy'))
    else chat.calls[number]?.answer(text)
    if (number !== model.running) return
    model.running = undefined
    model.recipe = text
    if (text === undefined) model.failures++
  }),
)

it('the store does what its model says, whatever comes in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.commands([add, request, arrive, stop, settle], { maxCommands: 40 }),
      (commands) => {
        consoleError.mockClear()
        const model: Model = {
          ingredients: [],
          recipe: null,
          running: undefined,
          before: null,
          hasArrived: false,
          calls: 0,
          failures: 0,
        }
        return fc.asyncModelRun(() => ({ model, real: new Kitchen() }), commands)
      },
    ),
    { numRuns: 200 },
  )
})
