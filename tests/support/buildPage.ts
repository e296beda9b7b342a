import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** The command line of Vite, for a process of its own. */
export const VITE = 'node_modules/vite/bin/vite.js'

/** This process's environment with these settings of ours and no others, whatever a developer's .env says. */
export function environmentWith(settings: Record<string, string>): NodeJS.ProcessEnv {
  const names = readFileSync('.env.example', 'utf8').matchAll(/^\w+/gm)
  const unset = Object.fromEntries([...names].map(([name]) => [name, '']))
  // A test runner's own NODE_ENV would make a development build.
  return { ...process.env, NODE_ENV: 'production', ...unset, ...settings }
}

/** A new folder for what a test builds. `npm test` begins by deleting them all. */
export async function newFolder(): Promise<string> {
  const folders = resolve('node_modules/.cache/test-builds')
  await mkdir(folders, { recursive: true })
  return mkdtemp(join(folders, 'build-'))
}

/** Builds the page as `vite build` does, into a directory of its own; or with further arguments for Vite. */
export async function buildPage(
  settings: Record<string, string> = {},
  further: readonly string[] = [],
) {
  const directory = await newFolder()
  const args = ['build', '--outDir', directory, '--emptyOutDir', ...further]
  return { directory, ...(await runVite(args, settings)) }
}

/** The directory of a page that was built so; throws what Vite says if it can't be. */
export async function builtPage(...build: Parameters<typeof buildPage>): Promise<string> {
  const { directory, succeeded, output } = await buildPage(...build)
  if (!succeeded) throw new Error(output)
  return directory
}

/** Runs the command line of Vite with these settings and no others. */
export function runVite(args: readonly string[], settings: Record<string, string> = {}) {
  const env = environmentWith(settings)
  return new Promise<{ succeeded: boolean; output: string }>((resolve) => {
    execFile(process.execPath, [VITE, ...args], { env }, (error, stdout, stderr) => {
      resolve({ succeeded: !error, output: stdout + stderr })
    })
  })
}
