import { createWriteStream } from 'node:fs'
import type { Writable } from 'node:stream'
import { isatty } from 'node:tty'
import { toLogfmt } from '../log.ts'
import type { LogLine } from '../platform.ts'

const MAX_BUFFERED_BYTES = 1024 * 1024

// Not process.stdout for a terminal: it blocks the process while the terminal is paused (Ctrl+S).
const output: Writable = isatty(1) ? createWriteStream('', { fd: 1 }) : process.stdout
// The server keeps serving if its log cannot be written: the disk is full, or the reader has left.
for (const stream of [output, process.stderr]) stream.on('error', () => {})

/** Writes a line to stdout. Drops lines while nobody reads them, so that they do not fill the memory. */
export function writeLog(line: LogLine): void {
  if (output.writableLength < MAX_BUFFERED_BYTES) output.write(`${toLogfmt(line)}\n`)
}
