import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export type Server = Awaited<ReturnType<typeof waitForServer>>

/** The server in `child`, once `findUrl` finds its URL in a line. Rejects if the server ends. */
export async function waitForServer(
  child: ChildProcess,
  lines = child.stdout as Readable,
  findUrl = (line: string) => /http:\/\/[\w.:[\]-]+/.exec(line)?.[0],
) {
  const closed = once(child, 'close')
  // Also ends the server of a test that fails before it calls `stop`.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  async function stop() {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    kill()
    await ended
  }
  /** All output so far. */
  const log = () => output
  for await (const line of createInterface(lines)) {
    const url = findUrl(line)
    if (url) return { url, child, log, stop }
  }
  // Waits for all of stderr.
  const [exitCode] = await closed
  throw new Error(exitCode === 0 ? 'The server exited with code 0 before it printed a URL' : output)
}
