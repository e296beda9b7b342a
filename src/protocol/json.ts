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

/** The first choice of a completion, or of a chunk of one. */
export function readFirstChoice(completion: unknown) {
  const { choices } = fieldsOf(completion)
  return fieldsOf(fieldsOf(choices)[0])
}
