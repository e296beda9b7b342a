import { jsonIn, wordsIn } from '../chat/refusal.ts'

/** Looks on as a streamed completion passes, for our log. A text in it can't hold these names: its quotes are escaped. */
export class StreamWatch {
  isFinished = false
  /** What the server said of an error, if there was one. */
  words = ''

  read(lines: string): void {
    this.isFinished ||= /"finish_reason"\s*:\s*"/.test(lines)
    if (!lines.includes('"error"')) return
    for (const line of lines.split('\n'))
      this.words ||= wordsIn(Object(jsonIn(line.replace(/^data:/, ''))).error)
  }
}
