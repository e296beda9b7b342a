import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Table } from '../../src/markdown/Table.tsx'
import { fakeResizeObserver } from '../support/fakeResizeObserver.ts'

it('a table is a group that Tab reaches while it is too wide', () => {
  const fake = fakeResizeObserver()
  const { getByRole, queryByRole, unmount } = render(<Table />)
  const table = getByRole('table')
  const container = table.parentElement as HTMLElement
  expect(queryByRole('group')).toBeNull()
  expect(fake.observe.mock.calls).toEqual([[container], [table]])
  for (const excess of [0, 1, 0]) {
    vi.spyOn(container, 'scrollWidth', 'get').mockReturnValue(excess)
    act(fake.resize)
    expect(queryByRole('group', { name: 'Wide table' })?.tabIndex).toBe(excess ? 0 : undefined)
  }
  unmount()
  expect(fake.disconnect).toHaveBeenCalledOnce()
})
