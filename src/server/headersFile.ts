/** Written into dist by the build. Workers, Cloudflare Pages and Netlify read it, and so do our own servers. */
export const HEADERS_FILE = '_headers'

/** The headers that the text of a `_headers` file has for a path. */
export function headersFor(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {}
  let isForPath = false
  for (const line of text.split('\n')) {
    const [name = '', value = ''] = line.trim().split(/: (.*)/)
    if (/^\S/.test(line)) isForPath = matches(line.trim(), path)
    else if (isForPath && value) headers[name] = value
  }
  return headers
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern
}
