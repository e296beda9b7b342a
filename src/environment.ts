import leven from 'leven'
import type { z } from 'zod'

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads from `env` the settings that `schema` names; an empty value counts as not set.
 * Throws one SettingsError that names every problem, in the schema's own words for what is allowed.
 * A value whose variable is called a token is never repeated in it.
 */
export function readEnvironment<Schema extends z.ZodObject>(
  env: Environment,
  schema: Schema,
): z.output<Schema> {
  const names = Object.keys(schema.shape)
  const given = Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  const read = schema.safeParse(given)
  const problems = misspelt(Object.keys(env), names)
  for (const { path, message } of read.error?.issues ?? []) {
    const name = String(path[0])
    problems.push(`${name} is ${shown(name, given[name])}; allowed: ${message}`)
  }
  if (!read.success || problems.length > 0) throw new SettingsError(problems)
  return read.data
}

/** Its message names every problem, a line each. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(
      ['These settings need a look (.env.example explains them all):', ...problems].join('\n  '),
    )
    // It tells a person what to change in the environment, not where our code noticed.
    this.stack = this.message
  }
}

function misspelt(given: readonly string[], names: readonly string[]): string[] {
  return given
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const meant = names.find((ours) => isNearly(ours, name))
      return meant ? [`${name} is not a setting; did you mean ${meant}?`] : []
    })
}

/** Up to a quarter of the letters: VITE_HFTOKEN and VITE_HF_KEY are ours, Hugging Face's HF_HOME is not. */
function isNearly(ours: string, name: string): boolean {
  return leven(ours, name.toUpperCase()) <= ours.length / 4
}

function shown(name: string, value = ''): string {
  return name.endsWith('TOKEN') ? `a text of ${value.length} characters` : JSON.stringify(value)
}
