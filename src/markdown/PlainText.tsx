import { memo } from 'react'

/**
 * Of 500 characters at most, and if it can be up to a space or a line break: some text takes the square of its length
 * to lay out.
 */
const PIECES = /.{1,500}(?:(?<=\s)|$)|.{1,500}/gsu

/** A text just as it is, of any length: in pieces that the browser lays out when they come into sight. */
export const PlainText = memo(function PlainText({ children }: { children: string }) {
  return (
    <div className="plain-text" dir="auto">
      {children.match(PIECES)?.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name but its place
        <p key={index}>{piece}</p>
      ))}
    </div>
  )
})
