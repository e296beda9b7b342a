import { isBan, isHazard } from '../dictionary/token.ts'
import type { Clause } from './clause.ts'
import { continueBan } from './openBan.ts'
import { readBan } from './readBan.ts'
import { readDoubt } from './readDoubt.ts'
import type { Reading } from './reading.ts'
import { readPeople } from './readPeople.ts'
import { readSpoilt } from './readSpoilt.ts'
import { takeFoods } from './takeFoods.ts'

export function readClause(clause: Clause, reading: Reading) {
  const { openBan } = reading
  // The signs behind a heading don't end its list: "Allergies:\n\n- nuts"
  if (openBan?.until.test(clause.before) && openBan.heading !== clause.previous)
    reading.openBan = undefined
  readPeople(clause, reading)
  if (reading.refused) return // "my baby is 8 months"
  const isBanning = clause.tokens.some(isBan)
  const isSpoilt = clause.tokens.some(isHazard)
  if (isBanning) readBan(clause, reading)
  if (isSpoilt && !reading.refused) readSpoilt(clause, reading)
  if (isBanning || isSpoilt) return
  if (readDoubt(clause, reading) || continueBan(clause, reading)) return
  takeFoods(clause, reading)
}
