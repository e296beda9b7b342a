/** Vite, and wrangler by a rule in wrangler.jsonc, import a file as text. */
declare module '*.md?raw' {
  const text: string
  export default text
}
