import { spawn } from 'node:child_process'
import { copyFile, cp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { environmentWith, newFolder, runVite, sharedBuild, sharedPage } from './buildPage.ts'
import { type Server, waitForServer } from './waitForServer.ts'
import { workerdConfig } from './workerd/config.js'
import { findOrInstallWorkerd } from './workerd.js'

export type Start = (env: Record<string, string>) => Promise<Server>

/** The folder that holds `dist`, `dist-server`, and in `worker` what wrangler would bundle. */
export const builtServers = () => sharedBuild('servers', build)

/** The same without the page's scripts, which a server compresses when it starts. That takes most of the time. */
const quickServers = () =>
  sharedBuild('quick servers', async () => {
    const directory = await newFolder()
    await cp(await builtServers(), directory, { recursive: true })
    const assets = join(directory, 'dist/assets')
    for (const name of await readdir(assets)) await writeFile(join(assets, name), '')
    return directory
  })

async function build() {
  const directory = await newFolder()
  const bundle = ['build', '--config', 'src/server/node/vite.config.ts', '--outDir']
  await cp(await sharedPage(), join(directory, 'dist'), { recursive: true })
  await runVite([...bundle, `${directory}/dist-server`, '--ssr', 'src/server/node/serve.ts'])
  await runVite([...bundle, `${directory}/worker`, '--ssr', 'src/server/worker.ts'])
  return directory
}

type Options = {
  /** Holds `dist` and `dist-server`. By default the shared build, without the page's scripts. */
  directory?: string
  /** The working directory, which may hold `.env` files. By default one without. */
  cwd?: string
}

/** The process that `npm start` starts. */
export async function startNode(env: Record<string, string | undefined>, options: Options = {}) {
  const { directory = await quickServers(), cwd = tmpdir() } = options
  const child = spawn(process.execPath, [join(directory, 'dist-server/serve.js')], {
    cwd,
    env: environmentWith({ HOST: '127.0.0.1', PORT: '0', ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return waitForServer(child, child.stdout, (line) => readFields(line).url)
}

/** The Worker in workerd, with a stand-in for the platform's rate limit. */
export async function startWorkerd(env: Record<string, string>) {
  const directory = await builtServers()
  const home = await newFolder()
  const file = join(home, 'config.capnp')
  // workerd embeds only files next to its configuration.
  await cp(join(directory, 'worker'), home, { recursive: true })
  await copyFile('tests/support/workerd/limiter.js', join(home, 'limiter.js'))
  const chunks = (await readdir(join(home, 'assets'))).map((name) => `assets/${name}`)
  await writeFile(file, workerdConfig(env, ['worker.js', ...chunks]))
  const child = spawn(findOrInstallWorkerd() ?? 'workerd', ['serve', file, '--control-fd=3'], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  return waitForServer(child, child.stdio[3] as Readable, (line) => {
    const { event, port } = JSON.parse(line)
    return event === 'listen' ? `http://127.0.0.1:${port}` : undefined
  })
}

/** The fields of a line of the log. */
export function readFields(line: string): Record<string, string> {
  const fields = [...line.matchAll(/(\w+)=("(?:[^"\\]|\\.)*"|\S+)/g)]
  const read = (value = '') => (value.startsWith('"') ? JSON.parse(value) : value)
  return Object.fromEntries(fields.map(([, name, value]) => [name, read(value)]))
}
