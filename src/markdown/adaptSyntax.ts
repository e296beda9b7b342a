import { gfmFromMarkdown } from 'mdast-util-gfm'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfm } from 'micromark-extension-gfm'

const FOOTNOTES = ['gfmFootnoteCall', 'gfmFootnoteDefinition', 'gfmPotentialFootnoteCall']
const UNINTENDED = ['codeIndented', 'definition', 'htmlFlow', 'htmlText', ...FOOTNOTES]

/**
 * Reads GitHub's markdown, without syntax that nobody means: "[Optional]: parsley" would define a link and show nothing,
 * "2~3 minutes" is a range. "**두부(300g)**를" is bold. remark-gfm would also bring the code that writes markdown.
 */
export function adaptSyntax(this: { data(): object }) {
  Object.assign(this.data(), {
    fromMarkdownExtensions: [gfmFromMarkdown()],
    micromarkExtensions: [
      gfm({ singleTilde: false }),
      // micromark lists the constructs to disable under "null".
      { disable: { null: UNINTENDED } },
      cjkFriendlyExtension(),
    ],
  })
}
