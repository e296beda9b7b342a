// Stands in for the platform's own files: what `assets` in wrangler.jsonc makes of the folder dist.
const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript', svg: 'image/svg+xml' }

export default {
  /** @param {Request} request @param {{ FILES: { fetch: typeof fetch } }} bindings */
  async fetch(request, { FILES }) {
    const { pathname } = new URL(request.url)
    const path = pathname === '/' ? '/index.html' : pathname
    const response = await FILES.fetch(`http://files${path}`)
    const type = TYPES[/** @type {keyof typeof TYPES} */ (path.split('.').at(-1))]
    if (!response.ok || !type) return new Response('Not found', { status: 404 })
    return new Response(response.body, { headers: { 'Content-Type': type } })
  },
}
