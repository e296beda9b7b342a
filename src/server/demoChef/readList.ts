import { type Food, findNames, foods, foodsWith, type Known, toSingular } from './foods.ts'

/** A food that was typed. `without` are kinds that it lacks: "gluten-free pasta" */
export type Typed = Known & { without: ReadonlySet<string> }
/** Foods and kinds of foods that must not be served. */
export type Avoided = {
  always: Set<Food | string>
  /** They may be served if they were typed. */
  unlessTyped: Set<Food | string>
  /** Words of no known food. */
  words: Set<string>
  /** All of it, as it is shown. */
  names: Set<string>
}

const MAX_FOODS = 60
const MAX_CORRECTIONS = 30
/** Foods of this weight are in nearly every recipe: "no peppers" allows pepper. */
const ALWAYS_THERE = 0.05
/** Ends a clause, unless it is a dot in a number or a hyphen in a word. */
const SEPARATOR = /([^\p{L}\p{M}\p{N}\p{So} '’&%.-]|[.-](?= |\n|$))/u
const END_OF_SENTENCE = /[\n.;!?)]/
/** "2 tins of tomatoes" are canned tomatoes. */
const CANNED = /\b(?:can|tin|jar)(?:s|ned)? (?:of )?(?=\p{L})/giu
/** "Avoid: eggs", which is one clause. */
const AVOID = /\b(no|not|without|avoid|avoiding|except|allerg(?:y|ies|ic)(?: to)?) ?:/gi
const kinds = new Set(foods.flatMap((food) => (food.weight > 0 ? [...food.kinds] : [])))

/** Reads what was typed, also in sentences: the foods, the words that name no food, and what is avoided. */
export function readList(list: string) {
  const typed = new Map<string, Typed>()
  const unknown = new Set<string>()
  const avoided: Avoided = {
    always: new Set(),
    unlessTyped: new Set(),
    words: new Set(),
    names: new Set(),
  }
  let corrections = MAX_CORRECTIONS
  /** What is still avoided after a comma: "no nuts, dairy", "allergic to eggs, nuts" */
  let goesOn: 'no' | 'words' | 'kinds' | 'all' = 'no'
  /** The last foods, joined by "and". */
  let group: Known[] = []

  const text = list
    .replace(/[^\S\n]+|(?!\n)\p{C}/gu, ' ')
    .replace(/\p{Emoji_Presentation}/gu, ' $& ')
    .replace(AVOID, '$1 following ')
    .replace(CANNED, 'canned ')
  // Clauses stand at even places, and what separates them at odd ones.
  const parts = text.split(SEPARATOR)
  for (let place = 0; place < parts.length; place += 2) {
    const separator = parts[place + 1] ?? ''
    const names = findNames(parts[place] ?? '', () => corrections-- > 0)
    // A heading, such as "fridge:", is not a list.
    if (separator !== ':' || !names.every((name) => is(name, 'stranger'))) readClause(names)
    if (END_OF_SENTENCE.test(separator)) goesOn = 'no'
  }
  return { typed: [...typed.values()], unknown: [...unknown], avoided }

  function readClause(names: readonly Known[]) {
    const first = names.find((name) => is(name, 'food') || is(name, 'kind'))
    const isKind = first && (!is(first, 'food') || (goesOn === 'kinds' && kindsOf(first).size > 0))
    let isAvoiding = goesOn === 'all' || (goesOn !== 'no' && isKind === true)
    let without: ReadonlySet<string> = new Set()
    let label = ''
    // "tuna (allergic)"
    if (names.length > 1) group = []
    names.forEach((name, at) => {
      const [before, next] = [names[at - 1], names[at + 1]]
      // "gluten-free pasta", "vegan mince": other foods that were typed may contain it.
      const isLabel = is(next, 'food')
      if (is(name, 'no')) {
        isAvoiding = true
        goesOn = is(name, 'strict') ? 'kinds' : 'words'
        if (is(name, 'list') && typed.size > 0) goesOn = 'all'
      } else if (is(name, 'free')) {
        for (const known of group) without = avoid(known, isLabel)
        label = `${group[0]?.name}-free `
        isAvoiding = at === 0 && names.length > 1
        group = []
      } else if (is(name, 'but') || (is(name, 'and') && is(next, 'some'))) {
        isAvoiding = false
        goesOn = 'no'
      } else if (is(name, 'diet') && !isAvoiding) {
        without = avoid(name, isLabel)
        label = `${name.name} `
      } else if (['food', 'kind', 'stranger'].some((kind) => is(name, kind))) {
        group = is(before, 'and') ? [...group, name] : [name]
        if (isAvoiding) avoid(name)
        else if (is(name, 'food')) take({ ...name, name: label + name.name, without })
        // An unknown word before a food describes it.
        else if (!isLabel) unknown.add(name.name)
        ;[without, label] = [new Set(), '']
      }
    })
  }

  function take(food: Typed) {
    if (typed.size < MAX_FOODS) typed.set(food.name, food)
    // Someone who has vegan sausages may not want beef stock with them.
    const [diet] = findNames(food.name.split(' ')[0] ?? '')
    if (diet && is(diet, 'diet')) avoid(diet, true)
  }

  /** Returns the kinds that are avoided. */
  function avoid(known: Known, isUnlessTyped = false): ReadonlySet<string> {
    const { always, unlessTyped, words, names } = avoided
    // Few vegetarians leave out Parmesan that they have, though it is made with rennet.
    for (const kind of kindsOf(known))
      (isUnlessTyped || kind === 'rennet' ? unlessTyped : always).add(kind)
    unknown.delete(known.name)
    if (isUnlessTyped) return kindsOf(known)
    names.add(is(known, 'diet') ? known.name : `no ${known.name}`)
    typed.delete(known.name)
    if (is(known, 'stranger'))
      for (const word of toSingular(known.name).match(/\S+/g) ?? []) words.add(word)
    for (const food of known.foods) if (food.weight > 0) always.add(food)
    // "no onions" rules out spring onions, too.
    const others = is(known, 'kind') ? [] : foodsWith(known.name)
    for (const food of others)
      if (food.weight > ALWAYS_THERE) (food.standsFor ? unlessTyped : always).add(food)
    return kindsOf(known)
  }
}

/** Whether a food must not be served. */
export function isAvoided(food: Food, { always, unlessTyped }: Avoided, typed?: Typed): boolean {
  const isIn = (rules: Avoided['always']) =>
    rules.has(food) || [...food.kinds].some((kind) => rules.has(kind) && !typed?.without.has(kind))
  return isIn(always) || (!typed && isIn(unlessTyped))
}

/** Whether a name means a food, or a word of a kind of foods.md. A stranger is in none. */
export function is(known: Known | undefined, kind: string): boolean {
  if (!known) return false
  if (known.foods.length === 0) return kind === (/^[\d½¼¾]/.test(known.name) ? 'some' : 'stranger')
  return known.foods.some((food) => (kind === 'food' ? food.weight > 0 : food.kinds.has(kind)))
}

/** The kinds that a name stands for: "seafood", "eggs" */
function kindsOf({ name, foods: named }: Known): ReadonlySet<string> {
  const words = named.flatMap((food) => (food.weight > 0 ? [] : [...food.kinds]))
  return new Set([...words, toSingular(name)].filter((kind) => kinds.has(kind)))
}
