import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { emptySettings } from './emptySettings.js'
import { BUILDS } from './folders.js'
import { waitForServer } from './waitForServer.ts'

/** The script of Vite's command line. */
const VITE = resolve('node_modules/vite/bin/vite.js')
const BUILD_FOLDER = resolve(BUILDS)
export type Settings = Record<string, string>

/** Whether `npm test` has just run `npm run build`. */
export const isBuilt = process.env.IS_BUILT === 'yes'

const SOURCES = ['index.html', 'vite.config.ts', 'package.json', 'package-lock.json', 'src']

/** The environment of this process, with only these settings, and without a developer's `.env`. */
export function environmentWith(settings: Record<string, string | undefined>): NodeJS.ProcessEnv {
  // With VITEST, the build would ignore the settings.
  const plain = { VITEST: undefined, FORCE_COLOR: undefined, NO_COLOR: '1' }
  return { ...process.env, ...plain, ...emptySettings(), ...settings }
}

/** A new folder for a build. */
export async function newFolder(): Promise<string> {
  await fs.mkdir(BUILD_FOLDER, { recursive: true })
  return fs.mkdtemp(join(BUILD_FOLDER, 'build-'))
}

/** Builds the page into a new folder. `extraArgs` are passed to `vite build`. */
export async function buildPage(settings: Settings = {}, extraArgs: readonly string[] = []) {
  const directory = await newFolder()
  const args = ['build', '--outDir', directory, '--emptyOutDir', ...extraArgs]
  return { directory, output: await runVite(args, settings) }
}

/** The folder of the page with these settings. */
export async function sharedPage(settings: Settings = {}): Promise<string> {
  if (isBuilt && Object.keys(settings).length === 0) return resolve('dist')
  return sharedBuild(JSON.stringify(settings), async () => (await buildPage(settings)).directory)
}

/** The folder from `build`, shared by all tests and processes until a source changes. */
export async function sharedBuild(name: string, build: () => Promise<string>): Promise<string> {
  const key = JSON.stringify([name, SOURCES.flatMap(lastChanges)])
  const shared = join(BUILD_FOLDER, createHash('sha256').update(key).digest('hex'))
  if (existsSync(shared)) return shared
  const directory = await build()
  // Fails if another process was faster. That build is the same.
  return fs.rename(directory, shared).then(
    () => shared,
    () => directory,
  )
}

function lastChanges(path: string): number[] {
  const stat = statSync(path)
  if (!stat.isDirectory()) return [stat.mtimeMs]
  return readdirSync(path).flatMap((name) => lastChanges(join(path, name)))
}

/** The output of Vite's command line with only these settings. Rejects with it if Vite fails. */
export function runVite(args: readonly string[], settings: Settings = {}, cwd = '.') {
  const env = environmentWith(settings)
  return new Promise<string>((resolve, reject) => {
    execFile(process.execPath, [VITE, ...args], { env, cwd }, (error, stdout, stderr) => {
      if (error) reject(new Error(stdout + stderr))
      else resolve(stdout + stderr)
    })
  })
}

/** A copy of the sources that can be built. Not in node_modules, where Vite watches no files. */
export async function copySources(): Promise<string> {
  const folder = join(await fs.mkdtemp(join(tmpdir(), 'chef-claude-')), 'copy')
  for (const path of [...SOURCES, 'tsconfig.json', 'tests/tsconfig.json'])
    await fs.cp(path, join(folder, path), { recursive: true })
  await fs.symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

/** Starts Vite's development server with only these settings. */
export function startVite(cwd: string, settings: Settings = {}) {
  const env = environmentWith(settings)
  const vite = spawn(process.execPath, [VITE, '--port', '0'], { cwd, env })
  return waitForServer(vite)
}
