import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument'
import { type Action, compose, type Store } from '@reduxjs/toolkit'
import { act, cleanup } from '@testing-library/react'
import { afterAll, expect, it, vi } from 'vitest'

// What the browser's extension does. Redux Toolkit looks for it when it is loaded, so the page is loaded afterwards.
Object.assign(window, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    () =>
    (...enhancers: (<T>(next: T) => T)[]) =>
      compose(...enhancers, instrument()),
})
vi.resetModules()
const { FAILURES_SHOWN, renderApp } = await import('../../support/renderApp.tsx')
const { ChatError } = await import('../../../src/protocol/chat.ts')
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

it('Redux DevTools can jump to any state, and export and import the history', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const app = start()
  const screens = [app.screen()]
  for (const event of [
    () => app.add('  a '),
    () => app.add('egg'),
    () => app.request(),
    () => app.stop(),
    () => {}, // "rejected", which follows "requestStopped" and changes nothing
    () => app.request(),
    () => app.fail(new ChatError('setup', 'no credits')),
    () => app.request(),
    () => app.reply('# Soup'),
  ]) {
    await event()
    screens.push(app.screen())
  }
  expect(app.getByRole('heading', { name: 'Soup' })).toBeVisible()

  // Each event dispatches one action, so `screens[n]` belongs to state n. In any order, back and forth:
  for (const index of [3, 0, 9, 6, 1, 5, 4, 8, 2, 7]) {
    await app.jumpTo(index)
    expect(app.screen(), `after a jump to ${index}`).toBe(screens[index])
  }

  const exported = JSON.stringify(app.liftedStore.getState())
  cleanup()
  const other = start()
  await act(async () => {
    other.liftedStore.dispatch(ActionCreators.importState(JSON.parse(exported)))
  })
  // Backwards: the last state shows a recipe that no request of this page has brought.
  for (const [index, screen] of [...screens.entries()].reverse()) {
    await other.jumpTo(index)
    expect(other.screen(), `after an import and a jump to ${index}`).toBe(screen)
  }
})

it('a request that was imported while it ran, or whose end is skipped, can be stopped', async () => {
  const app = start()
  await app.add('egg')
  await app.request()
  const exported = JSON.stringify(app.liftedStore.getState())
  await app.reply('# Soup')
  // The actions: init, the ingredient, "pending", "fulfilled".
  await act(async () => void app.liftedStore.dispatch(ActionCreators.toggleAction(3)))
  await app.stop()
  expect(app.getByRole('status')).toHaveTextContent('Stopped.')
  await app.request()
  await app.reply('# Stew')
  expect(app.getByRole('heading', { name: 'Stew' })).toBeVisible()

  cleanup()
  const other = start()
  await act(async () => {
    other.liftedStore.dispatch(ActionCreators.importState(JSON.parse(exported)))
  })
  await other.stop()
  expect(other.getByRole('status')).toHaveTextContent('Stopped.')
  await other.request()
  await other.reply('# Pie')
  expect(other.getByRole('heading', { name: 'Pie' })).toBeVisible()
})
