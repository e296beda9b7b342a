/** The parsed text; undefined if it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The fields of an untrusted value. null, undefined, numbers and booleans have none. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value)
}
