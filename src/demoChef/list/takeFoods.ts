import { canSpoil } from '../dictionary/food.ts'
import { isMention, joinText, type Token } from '../dictionary/token.ts'
import { type Clause, hasTokenOf, lastMentions, mentionsSinceBan } from './clause.ts'
import { inState, isState } from './joinTokens.ts'
import { readAmount } from './readAmount.ts'
import { addFood, banFoods, type Reading } from './reading.ts'

const OR = /^(?:or|nor|oder|o|ou)$/i
/** "No eggs. Milk too." */
const AS_WELL = /^(?:and )?(?:the )?(?:also|too|as well|either|likewise)$/i
/** "No eggs. Nor milk." */
const NOR = /^(?:or|plus|nor|ditto|so (?:are|is|do|does)|same (?:for|goes for|with))(?: the)?$/i

/** Adds the foods of a clause, or excludes them if the ban of an earlier clause goes on. */
export function takeFoods(clause: Clause, reading: Reading) {
  const { tokens, mentions } = clause
  const { openBan, exclusions } = reading
  const otherWords = joinText(tokens.filter((token) => !isMention(token)))
  const isAsWell =
    (AS_WELL.test(otherWords) || NOR.test(otherWords)) &&
    lastMentions(clause).some(({ name }) => exclusions.mentionedNames.has(name))
  // "allergic to eggs, milk and rice" bans all three.
  const isBanned =
    openBan !== undefined && mentions.some((mention) => openBan.covers?.(mention) ?? true)
  if (isBanned && openBan.doubt) reading.doubts.push({ ...openBan.doubt, mentions })
  else if (isBanned || isAsWell) banFoods(reading, mentions)
  else if (openBan && tokens.some(({ text }) => OR.test(text)))
    banFoods(reading, [...mentionsSinceBan(clause), ...mentions])
  else takeAll(clause, reading)
}

function takeAll(clause: Clause, reading: Reading) {
  const { tokens, mentions } = clause
  const amount = mentions.length === 1 ? readAmount(clause) : undefined
  for (const mention of mentions) addFood(reading, mention, amount)
  if (tokens.length === 1) releaseDoubts(mentions, reading)
  if (hasTokenOf(clause, 'frozen'))
    for (const { name } of mentions.filter(mustThaw))
      reading.notes.add(`Thaw the ${name} in the fridge first.`)
  const state = tokens.find(isState)
  if (state) changeState(lastMentions(clause), state, reading) // "chicken (cooked)"
}

/** Whoever types a name alone gets its food back: "flurbed steaks, steaks" */
function releaseDoubts([food]: readonly Token[], reading: Reading) {
  reading.doubts = reading.doubts.filter(
    ({ isReleasable, mentions }) => !isReleasable || mentions[0]?.name !== food?.name,
  )
}

const mustThaw = ({ foods }: Token) =>
  foods.some((food) => food.isFresh && canSpoil(food) && !food.kinds.includes('shellfish'))

function changeState(mentions: readonly Token[], state: Token, reading: Reading) {
  for (const { name } of mentions) {
    const food = reading.typed.get(name)
    if (!food) continue
    reading.typed.delete(name)
    addFood(reading, inState(food, state, reading.dictionary), food.amount)
  }
}
