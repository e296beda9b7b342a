import { type Avoided, avoid, avoidKinds, createAvoided, kindsOf } from './avoided.ts'
import { findNames, hasRole, type Name } from './findNames.ts'
import { joinCompounds } from './joinCompounds.ts'
import { type Amount, readAmount } from './readAmount.ts'
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
  let goesOn: 'no' | 'words' | 'kinds' | 'all' = 'no'
  /** The last foods, joined by "and". */
  let group: Name[] = []

  for (const { clause, separator } of splitClauses(list)) {
    const names = findNames(clause, () => corrections-- > 0)
    for (const { name, typo } of names) if (typo) corrected.push(`${typo} as ${name}`)
    if (names.some((name) => hasRole(name, 'hazard'))) readHazard(names)
    // A heading, such as "fridge:", is not a list.
    else if (separator !== ':' || !names.every((name) => hasRole(name, 'stranger')))
      readClause(joinCompounds(names), clause)
    if (END_OF_SENTENCE.test(separator)) goesOn = 'no'
  }
  const lists = { typed: [...typed.values()], unknown: [...unknown], notes: [...notes] }
  return { ...lists, corrected, avoided, hazards }

  /** "green potatoes", "potatoes gone green", or "potatoes, gone green" */
  function readHazard(names: readonly Name[]) {
    const hazard = names.find((name) => hasRole(name, 'hazard'))
    const note = hazard?.foods.find((food) => food.note)?.note ?? ''
    const isPhrase = hazard?.foods.some((food) => food.kinds.includes('spoilt'))
    const spoilt = names.filter((name) => hasRole(name, 'food'))
    const last = [...typed.values()].at(-1)
    if (isPhrase && spoilt.length === 0 && last) spoilt.push(last)
    for (const { name } of spoilt) typed.delete(name)
    const all = isPhrase && spoilt.length > 0 ? spoilt : [hazard, ...spoilt]
    hazards.set([...new Set(all.map((name) => name?.name))].join(', '), note)
  }

  function readClause(names: readonly Name[], clause: string) {
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
      // "no eggs", "allergic to nuts", "avoid the following"
      if (hasRole(name, 'no')) {
        isAvoiding = true
        goesOn = hasRole(name, 'strict') ? 'kinds' : 'words'
        if (hasRole(name, 'list') && typed.size > 0) goesOn = 'all'
        // "nut-free", "nut allergy", "milk makes me ill"
      } else if (hasRole(name, 'free')) {
        for (const other of group) {
          forget(other)
          without = isLabel ? avoidKinds(avoided, other, true) : rule(other)
        }
        label = `${group[0]?.name}-free `
        isAvoiding = at === 0 && names.length > 1
        group = []
      } else if (hasRole(name, 'but') || (hasRole(name, 'and') && hasRole(next, 'some'))) {
        isAvoiding = false
        goesOn = 'no'
        // "pregnant", but not "baby carrots"
      } else if (hasRole(name, 'who') && !isLabel) rule(name)
      else if (hasRole(name, 'diet') && !isAvoiding) {
        without = isLabel ? avoidKinds(avoided, name, true) : rule(name)
        label = `${name.name} `
      } else if (['food', 'kind', 'stranger', 'head'].some((role) => hasRole(name, role))) {
        group = hasRole(before, 'and') ? [...group, name] : [name]
        if (isAvoiding) rule(name)
        else if (hasRole(name, 'food')) take({ ...name, name: label + name.name, without, amount })
        // An unknown word before a food describes it.
        else if (!isLabel) unknown.add(name.name)
        ;[without, label] = [[], '']
      }
    })
  }

  /** "eggs" after "allergic to nuts, ", but not "rice" */
  function isStillAvoided(names: readonly Name[]): boolean {
    const first = names.find((name) => hasRole(name, 'food') || hasRole(name, 'kind'))
    if (goesOn === 'all' || !first) return goesOn === 'all'
    return !hasRole(first, 'food') || (goesOn === 'kinds' && kindsOf(first).length > 0)
  }

  function take(food: Typed) {
    if (typed.size < MAX_FOODS) typed.set(food.name, food)
    // Someone who has vegan sausages may not want beef stock with them.
    const [diet] = findNames(food.name.split(' ')[0] ?? '')
    if (hasRole(diet, 'diet') && diet) avoidKinds(avoided, diet, true)
  }

  /** Rules a name out, also if it was typed before: "eggs, no eggs" */
  function rule(name: Name): readonly string[] {
    for (const { note } of name.foods) if (note) notes.add(note)
    forget(name)
    return avoid(avoided, name)
  }

  function forget({ name }: Name) {
    for (const names of [unknown, typed]) names.delete(name)
  }
}
