import { readFileSync } from 'node:fs'

/** Raw HTML, text that two parsers read in different ways, addresses, images whose URL carries data, and text that ends its attribute. */
const KINDS = ['elements', 'mutations', 'addresses', 'pictures', 'breakouts']

/** Replies that try to run a script, fetch something or navigate, by kind. Each script calls pwn(). */
export const HOSTILE_REPLIES = KINDS.map((kind): [string, string[]] => {
  const file = readFileSync(`tests/browser/hostile/${kind}.md`, 'utf8')
  return [kind, file.trimEnd().split('\n\n---\n\n')]
})
