import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument'
import { type Action, compose, type Store } from '@reduxjs/toolkit'
import { act, cleanup } from '@testing-library/react'
import { afterAll, expect, it, vi } from 'vitest'

// Stands in for the extension, which Redux Toolkit looks for when it is loaded.
const composeWithDevTools = vi.fn(
  (_options: unknown) =>
    (...enhancers: (<T>(next: T) => T)[]) =>
      compose(...enhancers, instrument()),
)
Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevTools })
vi.resetModules()
const { FAILURES_SHOWN, renderApp } = await import('../support/renderApp.tsx')
const { ChatError } = await import('../../src/protocol/chat.ts')
afterAll(() => {
  Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__')
  vi.resetModules()
})

type Lifted = { liftedStore: Store<LiftedState<unknown, Action, null>, Action> }

function start() {
  const app = renderApp(FAILURES_SHOWN)
  const { liftedStore } = app.store as unknown as Lifted
  const screen = () => app.container.innerHTML.replace(/_r_\w+_/g, 'id')
  const jumpTo = (index: number) =>
    act(async () => void liftedStore.dispatch(ActionCreators.jumpToState(index)))
  return { ...app, liftedStore, screen, jumpTo }
}

/** Closes the page, and imports its history into a new one. */
async function importHistoryOf(app: ReturnType<typeof start>) {
  const exported = JSON.stringify(app.liftedStore.getState())
  cleanup()
  const other = start()
  await act(async () => {
    other.liftedStore.dispatch(ActionCreators.importState(JSON.parse(exported)))
  })
  return other
}

/** Uses the page. Resolves to what it showed after each action, with the action's index. */
async function recordScreens(app: ReturnType<typeof start>) {
  vi.spyOn(console, 'error').mockReturnValue()
  const screens: [index: number, screen: string][] = [[0, app.screen()]]
  for (const event of [
    () => app.add('  a '),
    () => app.add('egg'),
    () => app.request(),
    () => app.stop(),
    () => app.request(),
    () => app.fail(new ChatError('setup', 'no credits')),
    () => app.request(),
    () => app.stream('# Stew\n'),
    () => app.stop(),
    () => app.request(),
    () => app.reply('# Soup'),
  ]) {
    await event()
    screens.push([app.liftedStore.getState().currentStateIndex, app.screen()])
  }
  expect(app.getByRole('heading', { name: 'Soup' })).toBeInTheDocument()
  return screens
}

it('Redux DevTools can jump to any state, backwards and forwards', async () => {
  const app = start()
  const screens = await recordScreens(app)
  for (const [index, screen] of [...screens.toReversed(), ...screens]) {
    await app.jumpTo(index)
    expect(app.screen(), `after a jump to ${index}`).toBe(screen)
  }
})

it('Redux DevTools can import an exported history', async () => {
  const app = start()
  const screens = await recordScreens(app)
  const other = await importHistoryOf(app)
  // Backwards: the last state shows a recipe that no request of this page has brought.
  for (const [index, screen] of screens.toReversed()) {
    await other.jumpTo(index)
    expect(other.screen(), `after an import and a jump to ${index}`).toBe(screen)
  }
})

it('Redux DevTools gets what is undefined, such as the recipe after a failure', () => {
  start()
  const serialize = { options: { undefined: true } }
  expect(composeWithDevTools).toHaveBeenLastCalledWith(expect.objectContaining({ serialize }))
})

it('Redux DevTools: a request whose fulfilled action is skipped can be stopped', async () => {
  const app = start()
  await app.add('egg')
  await app.request()
  await app.reply('# Soup')
  const { currentStateIndex: fulfilled } = app.liftedStore.getState()
  await act(async () => void app.liftedStore.dispatch(ActionCreators.toggleAction(fulfilled)))
  await app.stop()
  expect(app.getByRole('status')).toHaveTextContent('Stopped.')
  await app.request()
  await app.reply('# Stew')
  expect(app.getByRole('heading', { name: 'Stew' })).toBeInTheDocument()
})

it('Redux DevTools: a request that was imported while it ran can be stopped', async () => {
  const app = start()
  await app.add('egg')
  await app.request()
  const other = await importHistoryOf(app)
  await other.stop()
  expect(other.getByRole('status')).toHaveTextContent('Stopped.')
  // This page has pressed no button that could get the focus back.
  expect(other.getByLabelText('Add Ingredient')).toHaveFocus()
  await other.request()
  await other.reply('# Pie')
  expect(other.getByRole('heading', { name: 'Pie' })).toBeInTheDocument()
})

it('Stop also ends a call that a jump in Redux DevTools has left running', async () => {
  const app = start()
  await app.add('egg')
  await app.request()
  await app.jumpTo(1)
  await app.request()
  await app.jumpTo(app.liftedStore.getState().computedStates.length - 1)
  await app.stop()
  expect(app.chat.calls.map(({ signal }) => signal.aborted)).toEqual([true, true])
})
