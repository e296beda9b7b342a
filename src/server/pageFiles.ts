import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import { getMimeType } from 'hono/utils/mime'

/** The best first. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const
type Encoding = (typeof ENCODINGS)[number]

/**
 * Serves the files in `folder`, with their variants that pageBeside made, from memory: they are few and small, and so
 * stay what they were when the server started, whatever is built in the meantime.
 */
export function pageFiles(folder: string): (context: Context) => Response | undefined {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = new Map(
    paths
      .filter((path) => existsSync(join(folder, `${path}.br`)))
      .map((path) => [addressOf(path), readFile(join(folder, path))]),
  )
  return (context) => {
    const file = files.get(context.req.path)
    if (!file) return undefined
    const encoding = encodingFor(context)
    if (encoding !== 'identity') context.header('Content-Encoding', encoding)
    return context.body(file.bodies[encoding], 200, file.headers)
  }
}

const addressOf = (path: string) => (path === 'index.html' ? '/' : `/${path.split(sep).join('/')}`)

function readFile(path: string) {
  const content = readFileSync(path)
  const hash = createHash('sha256').update(content).digest('base64url')
  return {
    headers: {
      'Content-Type': getMimeType(path) ?? 'application/octet-stream',
      // Weak, since each encoding has bytes of its own.
      ETag: `W/"${hash}"`,
    },
    bodies: { br: readFileSync(`${path}.br`), gzip: readFileSync(`${path}.gz`), identity: content },
  }
}

/** The encoding that the caller likes best, and of several that it likes as much our best. */
function encodingFor({ req }: Context): Encoding {
  const accepted = parseAccept(req.header('Accept-Encoding') ?? '')
  const qualityOf = (name: string) => accepted.find(({ type }) => type.toLowerCase() === name)?.q
  const quality = (encoding: Encoding) =>
    qualityOf(encoding) ?? qualityOf('*') ?? (encoding === 'identity' ? 0.001 : 0)
  const [best = 'identity'] = ENCODINGS.toSorted((a, b) => quality(b) - quality(a))
  // Where nothing is acceptable it is sent as it is, all the same.
  return quality(best) > 0 ? best : 'identity'
}
