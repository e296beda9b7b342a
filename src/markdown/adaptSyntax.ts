import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'

const UNINTENDED = ['codeIndented', 'definition', 'gfmFootnoteDefinition', 'htmlFlow', 'htmlText']

/** Turns off syntax that nobody means: "[Optional]: parsley" would show nothing. Turns on "**두부(300g)**를", which is bold. */
export function adaptSyntax(this: { data(): object }) {
  const { micromarkExtensions }: { micromarkExtensions?: unknown[] } = this.data()
  // remark-gfm, which runs first, has made this list. micromark lists the constructs to disable under "null".
  micromarkExtensions?.push({ disable: { null: UNINTENDED } }, cjkFriendlyExtension())
}
