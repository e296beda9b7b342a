const UNINTENDED = ['codeIndented', 'definition', 'htmlFlow', 'htmlText']

/** Turns off syntax that nobody means in a recipe: "[Optional]: parsley" would define a link and show nothing. */
export function disableConstructs(this: { data(): object }) {
  const data: { micromarkExtensions?: unknown[] } = this.data()
  data.micromarkExtensions ??= []
  data.micromarkExtensions.push({ disable: { null: UNINTENDED } })
}
