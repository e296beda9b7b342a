import { memo } from 'react'

/** At most 500 characters each, cut after white space if possible. The layout of a long piece can be quadratic. */
const PIECES = /.{1,500}(?:(?<=\s)|$)|.{1,500}/gsu

/** A text exactly as it is, however long: in pieces that the browser lays out as they come into sight. */
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
