import { canSpoil, isAllergenic, isHarmless } from './food.ts'
import { readBan } from './readBan.ts'
import { askFor, leaveOut, type Reading } from './reading.ts'
import { readSpoilt } from './readSpoilt.ts'
import type { Scope } from './scope.ts'
import type { Clause } from './splitClauses.ts'
import { takeFoods } from './takeFoods.ts'
import { hasRole, isNamed, isUnknown, show, someHave, type Token } from './token.ts'
import { canBeFood, foodDescribedBy, isMedical, isStatement } from './unknownWords.ts'

/** Says what the words of a clause mean, and in the scope, what they mean for the next clause. */
export function readClause(
  clause: Clause,
  tokens: readonly Token[],
  scope: Scope,
  reading: Reading,
) {
  readPeople(tokens, reading)
  // "my baby is 8 months" says nothing of the food before it.
  if (reading.refused.size > 0) return
  const names = tokens.filter(isNamed)
  if (scope.heading && names.length > 0)
    return leaveOut(reading, { words: scope.heading, foods: names })
  const isBan = someHave(tokens, 'no', 'avoid', 'free', 'following')
  const isSpoilt = someHave(tokens, 'spoilt', 'spoilt list', 'poison')
  if (isBan) readBan(clause, tokens, scope, reading)
  if (isSpoilt) readSpoilt(clause, tokens, scope, reading)
  if (isBan || isSpoilt) return
  const foods = names.length > 0 ? names : scope.last
  const closing = findClosing(tokens, foods)
  if (closing.length === 0) return takeFoods(clause, tokens, scope, reading)
  if (names.length > 0 || (foods.length > 0 && isStatement(clause, tokens)))
    return leaveOut(reading, {
      words: show(closing),
      foods,
      isReleasable: closing.every((word) => isAdjective(word, tokens)),
      isKnown: !closing.some(isUnknown),
    })
  readUnknown(clause, tokens, scope, reading)
}

/** Who eats, or an illness: "vegan", "for 2 toddlers", "diverticulitis" */
function readPeople(tokens: readonly Token[], reading: Reading) {
  for (const [at, token] of tokens.entries()) {
    // "baby carrots", "kids yogurt"
    const mayDescribe = token.role === 'eater' || token.name === 'baby'
    if (mayDescribe && tokens[at + 1]?.role === 'food') continue
    const isIllness = isUnknown(token) && isMedical(token.text)
    if (token.role === 'refused' || isIllness) reading.refused.add(token.text)
    else if (hasRole(token, 'diet', 'label', 'eater')) askFor(reading, token)
  }
}

/** The words that may mean that foods must not be eaten: unknown ones, and "old" where a food can spoil. */
function findClosing(tokens: readonly Token[], foods: readonly Token[]): readonly Token[] {
  const canBeSpoilt = foods.some((name) => name.foods.some(canSpoil))
  const isOfSomeone = someHave(tokens, 'person')
  return tokens.filter((token) => {
    const mayClose = isUnknown(token) || (token.role === 'worn' && canBeSpoilt)
    // "sad looking onion"
    const isHarmlessHere = foodDescribedBy(token, tokens)?.foods.every(isHarmless) ?? false
    return mayClose && (isOfSomeone || !isHarmlessHere)
  })
}

/** "wagyu steak", but not "Elmlea milk" or "my wife shuns steak" */
function isAdjective(word: Token, tokens: readonly Token[]): boolean {
  const food = foodDescribedBy(word, tokens)
  const isSafe = food?.foods.every(({ kinds }) => !kinds.some(isAllergenic)) ?? false
  return isSafe && !someHave(tokens, 'person')
}

/** Words that nobody knows, without a food: "blacklist:", "on disulfiram", "my son has sprue", "ssamjang" */
function readUnknown({ after }: Clause, tokens: readonly Token[], scope: Scope, reading: Reading) {
  const words = tokens.filter(isUnknown)
  if (/[-:]/.test(after)) scope.heading = show(tokens)
  else if (someHave(tokens, 'person', 'eater') || tokens[0]?.text === 'on' || !canBeFood(words))
    reading.refused.add(show(words))
  else reading.unknown.add(show(tokens))
}
