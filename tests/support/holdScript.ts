import type { ServerResponse } from 'node:http'
import type { Gate } from './proxy.ts'

/** What the server sends in place of a file. */
export type Replacement = (response: ServerResponse) => void

export const noResponse: Replacement = (response) => void response.destroy()

export const scriptWith =
  (code: string): Replacement =>
  (response) =>
    void response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(code)

/** A gate that holds back the page's script until `release`, which may replace it. */
export function holdScript() {
  let release: (replacement?: Replacement) => void = () => {}
  const released = new Promise<Replacement | undefined>((resolve) => {
    release = resolve
  })
  const gate: Gate = async (response, sendFile, path) => {
    const replacement = path.includes('/index-') ? await released : undefined
    if (replacement) replacement(response)
    else sendFile()
  }
  return { gate, release }
}
