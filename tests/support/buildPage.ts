import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, mkdtemp, rename } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'

/** The script of Vite's command line. */
const VITE = resolve('node_modules/vite/bin/vite.js')
const BUILDS = resolve('node_modules/.cache/test-builds')
const SOURCES = ['index.html', 'vite.config.ts', 'package-lock.json', 'src']

/** The environment of this process with only these settings. A developer's .env is ignored. */
export function environmentWith(settings: Record<string, string>): NodeJS.ProcessEnv {
  const names = readFileSync('.env.example', 'utf8').matchAll(/^\w+/gm)
  const unset = Object.fromEntries([...names].map(([name]) => [name, '']))
  // With the NODE_ENV of a test runner, Vite would make a development build.
  return { ...process.env, NODE_ENV: 'production', ...unset, ...settings }
}

/** A new folder for a build. `npm test` deletes all of them when it starts. */
export async function newFolder(): Promise<string> {
  await mkdir(BUILDS, { recursive: true })
  return mkdtemp(join(BUILDS, 'build-'))
}

/** Builds the page into a new folder. `extraArgs` are passed to `vite build`. */
export async function buildPage(
  settings: Record<string, string> = {},
  extraArgs: readonly string[] = [],
) {
  const directory = await newFolder()
  const args = ['build', '--outDir', directory, '--emptyOutDir', ...extraArgs]
  return { directory, ...(await runVite(args, settings)) }
}

/** The folder of the page with these settings. Throws the output of Vite if the build fails. */
export function sharedPage(settings: Record<string, string> = {}): Promise<string> {
  return sharedBuild(JSON.stringify(settings), async () => {
    const { directory, succeeded, output } = await buildPage(settings)
    if (!succeeded) throw new Error(output)
    return directory
  })
}

/** The folder from `build`, shared by all tests and processes until a source changes. */
export async function sharedBuild(name: string, build: () => Promise<string>): Promise<string> {
  const key = JSON.stringify([name, SOURCES.flatMap(lastChanges)])
  const shared = join(BUILDS, createHash('sha256').update(key).digest('hex'))
  if (existsSync(shared)) return shared
  const directory = await build()
  // Fails if another process was faster. That build is the same.
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

/** Runs Vite's command line with only these settings. */
export function runVite(args: readonly string[], settings: Record<string, string> = {}) {
  const env = environmentWith(settings)
  return new Promise<{ succeeded: boolean; output: string }>((resolve) => {
    execFile(process.execPath, [VITE, ...args], { env }, (error, stdout, stderr) => {
      resolve({ succeeded: !error, output: stdout + stderr })
    })
  })
}

/** Starts one of Vite's servers without settings, and waits until it has printed which chef answers. */
export async function startVite(args: readonly string[], cwd = '.', NODE_ENV = 'production') {
  const vite = spawn(process.execPath, [VITE, ...args, '--port', '0'], {
    cwd,
    env: { ...environmentWith({}), NODE_ENV },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => vite.kill())
  let output = ''
  for await (const line of createInterface(vite.stdout)) {
    output += `${stripVTControlCharacters(line)}\n`
    if (output.includes('Chef:')) break
  }
  const stop = async () => void (vite.kill() && (await once(vite, 'exit')))
  return { output, address: output.match(/http:\S+/)?.[0] ?? 'No address was printed', stop }
}
