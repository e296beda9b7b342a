import type { z } from 'zod'

/** Throws a SettingsError that names every problem, but no values: they may be secret. */
export function readSettings<Settings>(env: object, schema: z.ZodType<Settings>): Settings {
  const entries = Object.entries(env).map(([name, value]) => [name, cleanValue(value)])
  const { data, error } = schema.safeParse(Object.fromEntries(entries))
  if (!error) return data
  const problems = error.issues.map((issue) => `${String(issue.path[0])} must be ${issue.message}`)
  throw new SettingsError(problems)
}

const QUOTED = /^(["'`])(.*)\1$/

/** The value of a setting. Undefined if it is empty. */
export function cleanValue(value: unknown) {
  // The bindings of a Worker may be objects.
  if (typeof value !== 'string') return value
  // `set A=b && …` (Windows) leaves a space, and `docker run --env-file` leaves quotes.
  const unquoted = value.trim().replace(QUOTED, '$2').trim()
  return unquoted || undefined
}

/** A line for each problem. Vite prints the stack, so the stack is only the message. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(['Please change these settings (the READMEs explain them):', ...problems].join('\n  '))
    this.stack = this.message
  }
}
