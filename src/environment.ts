import leven from 'leven'
import { z } from 'zod'

export type Environment = Readonly<Record<string, string | undefined>>

/** More letters wrong than this, and a name is another name: Hugging Face's HF_HOME is no HF_TOKEN. */
const WRONG_LETTERS = 2
/** Of a short name none: PATH is no PORT. */
const SHORT_NAME = 6

/** A setting that is off where nothing is said. */
export const onOrOff = z
  .enum(['on', 'off'], 'on or off')
  .default('off')
  .transform((value) => value === 'on')

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
  readonly #problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(
      ['These settings need a look (.env.example explains them all):', ...problems].join('\n  '),
    )
    this.#problems = problems
    // It tells a person what to change in the environment, not where our code noticed.
    this.stack = this.message
  }

  /** What `readers` return; throws one error for all that they throw. */
  static collect<Read extends unknown[]>(
    ...readers: { [Index in keyof Read]: () => Read[Index] }
  ): Read {
    const problems: string[] = []
    const read = readers.map((reader) => {
      try {
        return reader()
      } catch (error) {
        if (!(error instanceof SettingsError)) throw error
        problems.push(...error.#problems)
        return undefined
      }
    })
    if (problems.length > 0) throw new SettingsError(problems)
    return read as Read
  }
}

/** The address of a server, as both the page and the gateway take it. */
export function isServerUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s?#]+$/i.test(value) || !URL.canParse(value)) return false
  const { username, password } = new URL(value)
  return !username && !password
}

function misspelt(given: readonly string[], names: readonly string[]): string[] {
  return given
    .filter((name) => !names.includes(name))
    .flatMap((name) => {
      const meant =
        names.find((ours) => isNearly(ours, name)) ?? names.find((ours) => isKin(ours, name))
      return meant ? [`${name} is not a setting; did you mean ${meant}?`] : []
    })
}

function isNearly(ours: string, name: string): boolean {
  return ours.length > SHORT_NAME && leven(ours, name.toUpperCase()) <= WRONG_LETTERS
}

/** VITE_HF_API_TOKEN, VITE_CHAT_URL: nobody but us has VITE_ names that start so. */
function isKin(ours: string, name: string): boolean {
  const [family] = ours.match(/^VITE_[A-Z]+_/) ?? []
  return family !== undefined && name.startsWith(family)
}

function shown(name: string, value = ''): string {
  return name.endsWith('TOKEN') ? `a text of ${value.length} characters` : JSON.stringify(value)
}
