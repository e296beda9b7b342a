import { readFileSync } from 'node:fs'

/** Raw HTML, ambiguous text, addresses, images whose URL carries data, ends of attributes. */
const KINDS = ['elements', 'mutations', 'addresses', 'pictures', 'breakouts']

/** By kind: replies that try to run a script, which calls pwn(), to fetch or to navigate. */
export const HOSTILE_REPLIES = KINDS.map((kind): [string, string[]] => {
  const file = readFileSync(`tests/support/hostile/${kind}.md`, 'utf8')
  return [kind, file.trimEnd().split('\n\n---\n\n')]
})
