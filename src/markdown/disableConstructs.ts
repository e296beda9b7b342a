const UNINTENDED = ['codeIndented', 'definition', 'htmlFlow', 'htmlText']

/** Turns off syntax that nobody means in a recipe: in "[Optional]: parsley", for example, a link's definition. */
export function disableConstructs(this: { data(): object }) {
  const data: { micromarkExtensions?: unknown[] } = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push({ disable: { null: UNINTENDED } })
}
