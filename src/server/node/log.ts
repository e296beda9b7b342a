import { createWriteStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { isatty } from 'node:tty'
import { type LogLine, toJson, toTerminalText } from '../logLine.ts'

const MAX_BUFFERED_BYTES = 1024 * 1024

const isTerminal = isatty(1)
// Not process.stdout for a terminal: it blocks the process while the terminal is paused (Ctrl+S).
const output: Writable = isTerminal ? createWriteStream('', { fd: 1 }) : process.stdout
// The server keeps serving if its log cannot be written: the disk is full, or the reader has left.
for (const stream of [output, process.stderr]) stream.on('error', () => {})

/** Logs JSON, or text on a terminal. Drops lines while nobody reads the log, so that they do not fill the memory. */
export function log(line: LogLine): void {
  const text = isTerminal ? toTerminalText(line) : toJson(line)
  if (text && output.writableLength < MAX_BUFFERED_BYTES) output.write(`${text}\n`)
}
