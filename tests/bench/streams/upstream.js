import { createServer } from 'node:http'

const TOKENS = 100
const TOKEN_MS = 20

/** @type {(delta: object, finish_reason: string | null) => string} */
const chunk = (delta, finish_reason) => {
  const choices = [{ index: 0, delta, finish_reason }]
  const ids = { id: 'chatcmpl-0123456789', created: 1_764_000_000, model: 'a-model' }
  return `data: ${JSON.stringify({ ...ids, object: 'chat.completion.chunk', choices })}\n\n`
}

// A chat server that streams a token every 20 ms.
const server = createServer((request, response) => {
  request.resume()
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  let tokens = 0
  const writing = setInterval(() => {
    if (tokens++ < TOKENS) response.write(chunk({ content: ` word${tokens}` }, null))
    else response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
  }, TOKEN_MS)
  response.on('close', () => clearInterval(writing))
}).listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
})
