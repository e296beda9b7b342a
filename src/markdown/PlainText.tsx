import { Component, memo, type ReactNode } from 'react'

/** At most 500 characters each, cut after white space if possible: the layout of a long piece can be quadratic. */
const PIECES = /.{1,500}(?:(?<=\s)|$)|.{1,500}/gsu

/** Shows a text verbatim. Each piece is laid out when it comes into view (content-visibility in page.css). */
export const PlainText = memo(function PlainText({ children }: { children: string }) {
  return (
    <div className="plain-text" dir="auto">
      {children.match(PIECES)?.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no ids
        <p key={index}>{piece}</p>
      ))}
    </div>
  )
})

type BoundaryProps = { plain: ReactNode; children: ReactNode }

/** Shows `plain` once rendering `children` has thrown. A safety net in case isWithinBounds lets too much through. */
export class PlainTextBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children
  }
}
