import { z } from 'zod'

export type Environment = Readonly<Record<string, string | undefined>>

/** A setting that is off unless it is switched on. */
export const onOrOff = z
  .enum(['on', 'off'], 'on or off')
  .default('off')
  .transform((value) => value === 'on')

/**
 * Reads from `env` the settings that `schema` names; an empty value counts as not set.
 * Throws one SettingsError that names every problem, in the schema's own words for what is allowed.
 * The value of a variable that is called a token is never repeated in it.
 */
export function readEnvironment<Schema extends z.ZodObject>(
  env: Environment,
  schema: Schema,
): z.output<Schema> {
  const names = Object.keys(schema.shape)
  const given = Object.fromEntries(names.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  const read = schema.safeParse(given)
  const problems = Object.keys(env).flatMap((name) => unknownSetting(name, names))
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
    // A person has to change the environment; where our code noticed does not help them.
    this.stack = this.message
  }
}

/** The address of a server, as both the page and the gateway take it. */
export function isServerUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s?#]+$/i.test(value) || !URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return !username && !password
}

/** Catches VITE_CHAT_URL, for one. Names that don't begin like ours belong to other programs. */
function unknownSetting(name: string, names: readonly string[]): string[] {
  const [family] = name.match(/^VITE_[A-Z]+_/) ?? []
  const siblings = names.filter((ours) => family && ours.startsWith(family))
  if (siblings.length === 0 || siblings.includes(name)) return []
  return [`${name} is not a setting; did you mean ${siblings.join(', ')}?`]
}

function shown(name: string, value = ''): string {
  return name.endsWith('TOKEN') ? `a value of ${value.length} characters` : JSON.stringify(value)
}
