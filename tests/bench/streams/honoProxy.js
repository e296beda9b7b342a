import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'

// Hono's proxy as its documentation has it: passes on what upstream sends, and checks nothing.
const app = new Hono().post('/v1/chat/completions', ({ req }) =>
  proxy(`${process.env.CHAT_UPSTREAM}/v1/chat/completions`, req),
)
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`http://127.0.0.1:${port}`)
})
