import { type Avoided, avoid, avoidKinds, createAvoided, kindsOf } from './avoided.ts'
import { findNames, hasRole, type Name } from './findNames.ts'
import { joinCompounds } from './joinCompounds.ts'
import { type Amount, readAmount } from './readAmount.ts'
import { readHazard } from './readHazard.ts'
import { splitClauses } from './splitClauses.ts'

/** A food that was typed. `without` are kinds that it lacks: "gluten-free pasta" */
export type Typed = Name & { without: readonly string[]; amount: Amount | undefined }

const MAX_FOODS = 60
const MAX_CORRECTIONS = 30
const END_OF_SENTENCE = /[\n.;!?)]/

/** Reads what was typed, also in sentences: the foods, the words that name no food, and what is avoided. */
export function readList(list: string) {
  const typed = new Map<string, Typed>()
  const unknown = new Set<string>()
  /** What must not be used, and why. What else the cook is told. */
  const [hazards, notes] = [new Map<string, string>(), new Set<string>()]
  const corrected: string[] = []
  const avoided: Avoided = createAvoided()
  let corrections = MAX_CORRECTIONS
  /** What is still avoided after a comma: "no nuts, dairy", "allergic to eggs, nuts" */
  let goesOn = 'no' as 'no' | 'words' | 'kinds' | 'all'
  let isListed = false
  /** The last foods, joined by "and", and the clauses of this sentence that are one name. */
  let group: Name[] = []
  let sentence: Name[] = []

  for (const { clause, separator } of splitClauses(list)) {
    const names = findNames(clause, () => corrections-- > 0)
    for (const { name, typo } of names) if (typo) corrected.push(`${typo} as ${name}`)
    const others = names.some((name) => hasRole(name, 'hazard'))
      ? readHazard(names, typed, hazards)
      : names
    // A heading, such as "fridge:", is not a list.
    if (separator !== ':' || !others.every((name) => hasRole(name, 'stranger')))
      readClause(joinCompounds(others), clause, separator)
    // "Avoid:" and a line for each, up to an empty line or another heading
    const last = names.at(-1)
    const isHeading = separator === ':' || (separator === '\n' && clause.trim() === '')
    if (hasRole(last, 'no')) isListed = true
    else if (isHeading) isListed = false
    if (isListed && (hasRole(last, 'list') || goesOn === 'words')) goesOn = 'all'
    if (!isListed && (isHeading || END_OF_SENTENCE.test(separator))) goesOn = 'no'
    sentence = END_OF_SENTENCE.test(separator)
      ? []
      : [...sentence, ...(names.length === 1 ? names : [])]
  }
  const lists = { typed: [...typed.values()], unknown: [...unknown], notes: [...notes] }
  return { ...lists, corrected, avoided, hazards }

  function readClause(names: readonly Name[], clause: string, separator: string) {
    const foods = names.filter((name) => hasRole(name, 'food'))
    const isPiece = (name: Name) => ['food', 'some', 'describe'].some((role) => hasRole(name, role))
    const amount = foods.length === 1 ? readAmount(clause, names.every(isPiece)) : undefined
    let isAvoiding = goesOn !== 'no' && isStillAvoided(names)
    let without: readonly string[] = []
    let label = ''
    // "tuna (allergic)"
    if (names.length > 1) group = []
    names.forEach((name, at) => {
      const [before, next] = [names[at - 1], names[at + 1]]
      // "gluten-free pasta", "vegan mince": other foods that were typed may contain it.
      const isLabel = hasRole(next, 'food')
      // "no eggs", "allergic to nuts", "Allergies: nuts", but not "nut allergies"
      if (hasRole(name, 'no') && !(at > 0 && hasRole(name, 'free'))) {
        isAvoiding = true
        goesOn = hasRole(name, 'strict') ? 'kinds' : 'words'
        if (hasRole(name, 'list') && typed.size > 0) goesOn = 'all'
        // "nut-free", "nut allergy", "milk makes me ill"
      } else if (hasRole(name, 'free')) {
        // "eggs, nuts and milk allergy", "eggs, milk - allergic"
        const isOfAll = group.length > 1 || (names.length === 1 && separator !== ')')
        const before = sentence.filter((other) => isOfAll && kindsOf(other).length > 0)
        for (const other of isLabel ? group : [...before, ...group]) {
          forget(other)
          if (isLabel) without = [...without, ...avoidKinds(avoided, other, true)]
          else ruleOut(other)
        }
        if (isLabel && group[0]) label = `${group[0].name}-free `
        isAvoiding = at === 0 && names.length > 1
        group = []
      } else if (hasRole(name, 'but') || (hasRole(name, 'and') && hasRole(next, 'some'))) {
        isAvoiding = false
        goesOn = 'no'
        // "pregnant", but not "baby carrots"
      } else if (hasRole(name, 'who') && !isLabel) ruleOut(name)
      else if (hasRole(name, 'diet') && !isAvoiding) {
        if (isLabel) [without, label] = [avoidKinds(avoided, name, true), `${name.name} `]
        else ruleOut(name)
      } else if (['food', 'kind', 'stranger', 'head'].some((role) => hasRole(name, role))) {
        group = hasRole(before, 'and') ? [...group, name] : [name]
        // "no onion paneer" is two foods, but "no onion garlic" rules out both.
        if (isFoodOrKind(before) && kindsOf(name).length === 0) isAvoiding = false
        if (isAvoiding) ruleOut(name)
        else if (hasRole(name, 'food')) take({ ...name, name: label + name.name, without, amount })
        // An unknown word before a food describes it.
        else if (!isLabel) unknown.add(name.name)
        ;[without, label] = [[], '']
      }
    })
  }

  /** "eggs" after "allergic to nuts, ", but not "rice" */
  function isStillAvoided(names: readonly Name[]): boolean {
    const first = names.find(isFoodOrKind)
    if (goesOn === 'all') return true
    if (!first) return false
    return !hasRole(first, 'food') || (goesOn === 'kinds' && kindsOf(first).length > 0)
  }

  function take(food: Typed) {
    if (typed.size < MAX_FOODS) typed.set(food.name, food)
    // Someone who has vegan sausages may not want beef stock with them.
    const [diet] = findNames(food.name.split(' ')[0] ?? '')
    if (hasRole(diet, 'diet') && diet) avoidKinds(avoided, diet, true)
  }

  /** Rules a name out, also if it was typed before: "eggs, no eggs" */
  function ruleOut(name: Name): readonly string[] {
    for (const { note } of name.foods) if (note) notes.add(note)
    forget(name)
    return avoid(avoided, name)
  }

  function forget({ name }: Name) {
    for (const names of [unknown, typed]) names.delete(name)
  }
}

const isFoodOrKind = (name: Name | undefined) => hasRole(name, 'food') || hasRole(name, 'kind')
