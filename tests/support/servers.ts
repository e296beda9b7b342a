import { spawn } from 'node:child_process'
import { copyFile, cp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import {
  environmentWith,
  isBuilt,
  newFolder,
  runVite,
  type Settings,
  sharedBuild,
  sharedPage,
} from './buildPage.ts'
import { type Server, waitForServer } from './waitForServer.ts'
import { workerdConfig } from './workerd/config.js'
import { findOrInstallWorkerd } from './workerd.js'

export type Start = (env: Record<string, string>) => Promise<Server>

/** The folder that holds `dist`, with the page of these settings, and `dist-server`. */
export const builtServers = (settings: Settings = {}) =>
  sharedBuild(`servers ${JSON.stringify(settings)}`, async () =>
    addServer(await sharedPage(settings)),
  )

/** A new folder that holds the page in `directory` as `dist`, and `dist-server`. */
export async function addServer(directory: string): Promise<string> {
  const folder = await newFolder()
  await cp(await builtServer(), join(folder, 'dist-server'), { recursive: true })
  await cp(directory, join(folder, 'dist'), { recursive: true })
  return folder
}

/** The folder with the server for Node. */
const builtServer = async () =>
  isBuilt ? resolve('dist-server') : buildServer('src/server/node/serve.ts')

/** The folder with a server, built from this file. */
const buildServer = (file: string) =>
  sharedBuild(file, async () => {
    const folder = await newFolder()
    const args = ['build', '--config', 'src/server/node/vite.config.ts', '--outDir', folder]
    await runVite([...args, '--ssr', file])
    return folder
  })

/** Like `builtServers`, with empty scripts: compressing them takes most of a server's start. */
export const quickServers = () =>
  sharedBuild('quick servers', async () => {
    const folder = await newFolder()
    await cp(await builtServers(), folder, { recursive: true })
    const assets = join(folder, 'dist/assets')
    for (const name of await readdir(assets)) await writeFile(join(assets, name), '')
    return folder
  })

type Options = {
  /** Holds `dist` and `dist-server`. By default a shared build with empty scripts. */
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
  const home = await newFolder()
  const file = join(home, 'config.capnp')
  // In one folder: workerd embeds only files next to its configuration.
  await cp(await buildServer('src/server/worker.ts'), home, { recursive: true })
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
