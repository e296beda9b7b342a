import { ActionCreators, instrument, type LiftedState } from '@redux-devtools/instrument'
import { type Action, compose, type Store } from '@reduxjs/toolkit'
import { act, cleanup, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ChatError } from '../../../src/chat/chat.ts'
import '../../../src/features/recipe/Recipe.tsx'
import { renderApp } from '../../support/renderApp.tsx'

// Instruments the store as the browser's extension does.
vi.hoisted(() => {
  // Redux Toolkit looks for the extension when it is loaded.
  vi.resetModules()
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () =>
      (globalThis as Record<string, unknown>).withDevTools,
  })
})
Object.assign(globalThis, {
  withDevTools: (...enhancers: (<T>(next: T) => T)[]) => compose(...enhancers, instrument()),
})

type Lifted = { liftedStore: Store<LiftedState<unknown, Action, null>, Action> }

function start() {
  const app = renderApp({ showFailures: true })
  const { liftedStore } = app.store as unknown as Lifted
  const screen = () => app.container.innerHTML.replace(/_r_\w+_/g, 'id')
  const jumpTo = (index: number) =>
    act(async () => void liftedStore.dispatch(ActionCreators.jumpToState(index)))
  return { ...app, liftedStore, screen, jumpTo }
}

it('Redux DevTools can jump to any state, export and import', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const app = start()
  const screens = [app.screen()]
  const record = async (event: () => unknown) => {
    await act(async () => void (await event()))
    screens.push(app.screen())
  }
  const request = () => app.user.click(app.getByRole('button', { name: 'Suggest a recipe' }))
  const stop = () => app.user.click(app.getByRole('button', { name: 'Stop' }))

  await record(() => app.add('  a '))
  await record(() => app.add('egg'))
  await record(request)
  await record(stop)
  await record(request)
  await record(() => app.chat.lastCall.fail(new ChatError('quota', 'no credits')))
  await record(request)
  await record(() => app.chat.lastCall.reply('# Soup'))
  await waitFor(() => expect(app.getByRole('heading', { name: 'Soup' })).toBeVisible())
  screens[screens.length - 1] = app.screen()

  for (const index of [3, 0, 8, 6, 1, 5, 4, 2, 7]) {
    await app.jumpTo(index)
    expect(app.screen(), `after a jump to ${index}`).toBe(screens[index])
  }

  const exported = JSON.stringify(app.liftedStore.getState())
  cleanup()
  const other = start()
  await act(async () => {
    other.liftedStore.dispatch(ActionCreators.importState(JSON.parse(exported)))
  })
  for (const [index, screen] of screens.entries()) {
    await other.jumpTo(index)
    expect(other.screen(), `after an import and a jump to ${index}`).toBe(screen)
  }
})
