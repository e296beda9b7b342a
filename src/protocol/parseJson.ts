/** The parsed text; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The fields of an untrusted value. Object(null) is {}, so any value can be destructured. */
export function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value)
}
