import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Table } from '../../src/markdown/Table.tsx'

it('a table is a group that Tab reaches while it is too wide', () => {
  const [observe, disconnect] = [vi.fn(), vi.fn()]
  let resize = () => {}
  class FakeObserver {
    observe = observe
    disconnect = disconnect
    constructor(onResize: () => void) {
      resize = onResize
    }
  }
  vi.stubGlobal('ResizeObserver', FakeObserver)
  const { getByRole, queryByRole, unmount } = render(<Table />)
  const table = getByRole('table')
  const container = table.parentElement as HTMLElement
  expect(observe.mock.calls).toEqual([[container], [table]])
  for (const excess of [0, 1, 0]) {
    vi.spyOn(container, 'scrollWidth', 'get').mockReturnValue(excess)
    act(resize)
    expect(queryByRole('group', { name: 'Wide table' })?.tabIndex).toBe(excess ? 0 : undefined)
  }
  unmount()
  expect(disconnect).toHaveBeenCalledOnce()
})
