import { canSpoil, isAllergenic, isHarmless } from './food.ts'
import { readBan } from './readBan.ts'
import { askFor, leaveOut, type Reading } from './reading.ts'
import { readSpoilt } from './readSpoilt.ts'
import { banBelow } from './scope.ts'
import { type Clause, hasWord } from './splitClauses.ts'
import { takeFoods } from './takeFoods.ts'
import { hasRole, isUnknown, joinText, type Token } from './token.ts'
import { canBeFood, foodDescribedBy, isStatement } from './unknownWords.ts'

export function readClause(clause: Clause, reading: Reading) {
  const { names } = clause
  readPeople(clause, reading)
  if (reading.refused.size > 0) return // "my baby is 8 months"
  const isBan = hasWord(clause, 'no', 'avoid', 'free', 'following')
  const isSpoilt = hasWord(clause, 'spoilt', 'spoilt list', 'poison')
  if (isBan) readBan(clause, reading)
  if (isSpoilt) readSpoilt(clause, reading)
  if (isBan || isSpoilt) return
  const foods = names.length > 0 ? names : reading.scope.last
  const doubtful = findDoubtfulWords(clause, foods)
  if (doubtful.length === 0) takeFoods(clause, reading)
  else if (names.length > 0 || (foods.length > 0 && isStatement(clause)))
    leaveOut(reading, {
      words: joinText(doubtful),
      foods,
      isReleasable: doubtful.every((word) => isAdjective(word, clause)),
      isKnown: !doubtful.some(isUnknown),
    })
  else readUnknown(clause, reading)
}

const NUMBERS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half a'
const MONTHS = 'm|mo|mos|mn?ths?|months?|years?|wks?|weeks?|Monate?|Mon|meses|mois|mesi|maanden'
/** "my little one is 5 months", "11m old", "10 Monate" */
const AGE_OF_BABY = RegExp(`(?:\\d|${NUMBERS}) ?-?(?:${MONTHS})\\b`, 'i')
const ABOUT_SALT_OR_SUGAR = /salt|sugar/

/** Who eats, or an illness: "vegan", "for 2 toddlers", "diverticulitis", "heart healthy diet" */
function readPeople(clause: Clause, reading: Reading) {
  const { text, tokens, names } = clause
  const isOfSomeone = hasWord(clause, 'person')
  const isAlone = names.length === 0 && !hasWord(clause, 'spoilt', 'spoilt list')
  const isAge = AGE_OF_BABY.test(text) && !hasWord(clause, 'eater') && (isOfSomeone || isAlone)
  if (isAge) {
    reading.refused.add(text.trim())
    return
  }
  for (const [at, token] of tokens.entries()) {
    // "kids yogurt", "baby carrots", "sugar-free jelly"
    const mayDescribe =
      token.role === 'eater' || token.name === 'baby' || ABOUT_SALT_OR_SUGAR.test(token.name)
    if (mayDescribe && tokens[at + 1]?.role === 'food') continue
    if (token.role === 'refused') reading.refused.add(token.text)
    else if (hasRole(token, 'diet', 'label', 'eater')) askFor(reading, token)
  }
}

/** Words that may mean that the foods must not be eaten: unknown ones, and "old" where a food can spoil. */
function findDoubtfulWords(clause: Clause, foods: readonly Token[]): readonly Token[] {
  const canBeSpoilt = foods.some((name) => name.foods.some(canSpoil))
  return clause.tokens.filter((token) => {
    const isDoubtful = isUnknown(token) || (token.role === 'worn' && canBeSpoilt)
    const isHarmlessHere = foodDescribedBy(token, clause)?.foods.every(isHarmless) ?? false
    return isDoubtful && (hasWord(clause, 'person') || !isHarmlessHere)
  })
}

/** Whether a word only describes a food: "wagyu steak", but not "Elmlea milk" or "my wife shuns steak" */
function isAdjective(word: Token, clause: Clause): boolean {
  const food = foodDescribedBy(word, clause)
  const isSafe = food?.foods.every(({ kinds }) => !kinds.some(isAllergenic)) ?? false
  return isSafe && !hasWord(clause, 'person')
}

/** Unknown words without a food: a heading ("blacklist:"), an illness ("on disulfiram"), or a food ("ssamjang") */
function readUnknown(clause: Clause, { scope, refused, unknown }: Reading) {
  const { tokens, after } = clause
  const words = tokens.filter(isUnknown)
  const isOfSomeone = hasWord(clause, 'person', 'eater') || tokens[0]?.text === 'on'
  if (/[-:]/.test(after)) scope.ban = banBelow(joinText(tokens))
  else if (isOfSomeone || !canBeFood(words)) refused.add(joinText(words))
  else unknown.add(joinText(tokens))
}
