/** The fields of an untrusted value. Object(null) is {}, so any value can be destructured. */
export function toFields(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value)
}
