const FOOTNOTES = ['gfmFootnoteCall', 'gfmFootnoteDefinition', 'gfmPotentialFootnoteCall']
const UNINTENDED = ['codeIndented', 'definition', 'htmlFlow', 'htmlText', ...FOOTNOTES]

/** Turns off syntax that nobody means in a recipe: "[Optional]: parsley" would define a link and show nothing. */
export function adaptSyntax(this: { data(): object }) {
  const data: { micromarkExtensions?: unknown[] } = this.data()
  data.micromarkExtensions ??= []
  // micromark lists the constructs to disable under "null".
  data.micromarkExtensions.push({ disable: { null: UNINTENDED } })
}
