import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** The command line of Vite, for a process of its own. */
export const VITE = 'node_modules/vite/bin/vite.js'
const BUILDS = resolve('node_modules/.cache/test-builds')
const SOURCES = ['index.html', 'vite.config.ts', 'package-lock.json', 'src']

/** This process's environment, with these settings of ours only, whatever a developer's .env says. */
export function environmentWith(settings: Record<string, string>): NodeJS.ProcessEnv {
  const names = readFileSync('.env.example', 'utf8').matchAll(/^\w+/gm)
  const unset = Object.fromEntries([...names].map(([name]) => [name, '']))
  // A test runner's own NODE_ENV would make a development build.
  return { ...process.env, NODE_ENV: 'production', ...unset, ...settings }
}

/** A new folder for what a test builds. `npm test` begins by deleting them all. */
export async function newFolder(): Promise<string> {
  await mkdir(BUILDS, { recursive: true })
  return mkdtemp(join(BUILDS, 'build-'))
}

/** Builds the page as `vite build` does, into a new folder; `further` arguments are for Vite. */
export async function buildPage(
  settings: Record<string, string> = {},
  further: readonly string[] = [],
) {
  const directory = await newFolder()
  const args = ['build', '--outDir', directory, '--emptyOutDir', ...further]
  return { directory, ...(await runVite(args, settings)) }
}

/** The folder of a page with these settings. Throws what Vite says if it can't be built. */
export function builtPage(settings: Record<string, string> = {}): Promise<string> {
  return sharedBuild(JSON.stringify(settings), async () => {
    const { directory, succeeded, output } = await buildPage(settings)
    if (!succeeded) throw new Error(output)
    return directory
  })
}

/** The folder that `build` makes, once for all tests and processes while the sources stay the same. */
export async function sharedBuild(name: string, build: () => Promise<string>): Promise<string> {
  const key = JSON.stringify([name, SOURCES.flatMap(lastChanges)])
  const shared = join(BUILDS, createHash('sha256').update(key).digest('hex'))
  if (existsSync(shared)) return shared
  const directory = await build()
  // Fails if another process was faster. Its build is the same.
  return rename(directory, shared).then(
    () => shared,
    () => directory,
  )
}

function lastChanges(path: string): number[] {
  const stat = statSync(path)
  if (!stat.isDirectory()) return [stat.mtimeMs]
  return readdirSync(path).flatMap((name) => lastChanges(join(path, name)))
}

/** Runs the command line of Vite with these settings only. */
export function runVite(args: readonly string[], settings: Record<string, string> = {}) {
  const env = environmentWith(settings)
  return new Promise<{ succeeded: boolean; output: string }>((resolve) => {
    execFile(process.execPath, [VITE, ...args], { env }, (error, stdout, stderr) => {
      resolve({ succeeded: !error, output: stdout + stderr })
    })
  })
}
