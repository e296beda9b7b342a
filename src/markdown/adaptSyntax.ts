import { gfmFromMarkdown } from 'mdast-util-gfm'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfm } from 'micromark-extension-gfm'

/** Syntax that nobody means: "[Optional]: parsley" would show nothing. */
const DISABLED_SYNTAX = [
  'codeIndented',
  'definition',
  'gfmFootnoteDefinition',
  'htmlFlow',
  'htmlText',
]

/** A remark plugin: GitHub's markdown without DISABLED_SYNTAX. "2~3 minutes" is a range. */
export function adaptSyntax(this: { data(): object }) {
  // Not remark-gfm, which also brings a serializer of markdown.
  Object.assign(this.data(), {
    // cjkFriendly: "**두부(300g)**를" is bold.
    micromarkExtensions: [
      gfm({ singleTilde: false }),
      { disable: { null: DISABLED_SYNTAX } },
      cjkFriendlyExtension(),
    ],
    fromMarkdownExtensions: [gfmFromMarkdown()],
  })
}
