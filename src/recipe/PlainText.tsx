import { memo } from 'react'

/** Some text takes the square of a line's length to lay out. */
const LONGEST_PIECE = 1000

/** A text just as it is, of any length: in pieces that the browser lays out when they come into sight. */
export const PlainText = memo(function PlainText({ children }: { children: string }) {
  return (
    <div className="plain-text">
      {pieces(children).map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no name but its place
        <p key={index}>{piece}</p>
      ))}
    </div>
  )
})

/** Cut behind the last line break or space that is near enough, else anywhere but in the middle of a character. */
function pieces(text: string): string[] {
  const found: string[] = []
  for (let at = 0; at < text.length; ) {
    const piece = text.slice(at, at + LONGEST_PIECE)
    const isLast = at + piece.length >= text.length
    const cut = isLast ? piece.length : lastBreak(piece)
    found.push(piece.slice(0, cut))
    at += cut
  }
  return found
}

function lastBreak(piece: string): number {
  const behind = piece.lastIndexOf('\n') + 1 || piece.lastIndexOf(' ') + 1 || piece.length
  const isHighSurrogate = /[\uD800-\uDBFF]$/.test(piece.slice(0, behind))
  return isHighSurrogate ? behind - 1 : behind
}
