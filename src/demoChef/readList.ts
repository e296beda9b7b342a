import type { Dictionary } from './createDictionary.ts'
import { readEntry } from './readEntry.ts'
import type { TypedFood } from './readFood.ts'
import { splitList } from './splitList.ts'

export type Reading = {
  typed: readonly TypedFood[]
  unread: readonly string[] // the entries that are more than names of foods
}

/** Reads the foods of a list. An entry that has anything else is unread, and the list gets no recipe. */
export function readList(list: string, dictionary: Dictionary): Reading {
  const typed = new Map<string, TypedFood>()
  const unread = new Set<string>()
  for (const entry of splitList(list.normalize('NFC'), dictionary)) {
    const foods = readEntry(entry, dictionary)
    if (!foods) unread.add(entry)
    for (const food of foods ?? []) typed.set(food.name, food)
  }
  return { typed: [...typed.values()], unread: [...unread] }
}
