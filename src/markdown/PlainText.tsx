import { memo } from 'react'

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
