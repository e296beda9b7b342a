import { Component, type ReactNode } from 'react'

/** Up to 5,000 characters, in whole lines or words: the layout of a line can be quadratic. */
const PIECES = /.{1,5000}(?:(?<=\n)|$)|.{1,5000}(?<=\s)|.{1,5000}/gsu

/** Shows a text verbatim. Each piece is laid out when it comes into view (`content-visibility`). */
export function PlainText({ children }: { children: string }) {
  return (
    <div className="plain-text" dir="auto">
      {children.match(PIECES)?.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no ids
        <p key={index}>{piece}</p>
      ))}
    </div>
  )
}

/** Shows `plain` if rendering `children` throws. */
export class PlainTextBoundary extends Component<{ plain: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children
  }
}
