import { readRows } from '../support/readRows.ts'
import everydayLists from './everydayLists.md?raw'
import lists from './lists.md?raw'
import parts from './parts.md?raw'

/** The rows of the table below a heading of lists.md, everydayLists.md or parts.md. */
export const rowsOf = (heading: string) => readRows(`${lists}\n${everydayLists}\n${parts}`, heading)
