import { spawn } from 'node:child_process'
import { copyFile, cp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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
import { findOrInstallWorkerd } from './findOrInstallWorkerd.js'
import { readFields } from './readFields.ts'
import { type Server, waitForServer } from './waitForServer.ts'
import { workerdConfig } from './workerd/config.js'

export type Start = (env: Record<string, string>) => Promise<Server>

/** A site: a folder with the page (`dist`) and the server (`dist-server`) of these settings. */
export const sharedSite = (settings: Settings = {}) =>
  sharedBuild(`site ${JSON.stringify(settings)}`, async () =>
    makeSite(await sharedPage(settings), settings),
  )

/** A new site with the page in `pageFolder`, and the server that is built with these settings. */
export async function makeSite(pageFolder: string, settings: Settings = {}): Promise<string> {
  const site = await newFolder()
  const bundle = join(site, 'dist-server')
  const hasBundle = isBuilt && Object.keys(settings).length === 0
  if (hasBundle) await cp('dist-server', bundle, { recursive: true })
  else await bundleServer('src/server/node/serve.ts', bundle, settings)
  await cp(pageFolder, join(site, 'dist'), { recursive: true })
  return site
}

function bundleServer(file: string, folder: string, settings: Settings = {}) {
  const args = ['build', '--config', 'src/server/node/vite.config.ts', '--outDir', folder]
  return runVite([...args, '--ssr', file], settings)
}

/** A shared site for tests of the server: compressing scripts takes most of a server's start. */
export const siteWithEmptyScripts = () =>
  sharedBuild('site with empty scripts', async () => {
    const site = await newFolder()
    await cp(await sharedSite(), site, { recursive: true })
    const assets = join(site, 'dist/assets')
    for (const name of await readdir(assets)) await writeFile(join(assets, name), '')
    return site
  })

type Options = {
  /** By default one with empty scripts. */
  site?: string
  /** The working directory, which may hold `.env` files. By default one without. */
  cwd?: string
}

/** The process that `npm start` starts. */
export async function startNode(env: Record<string, string | undefined>, options: Options = {}) {
  const { site = await siteWithEmptyScripts(), cwd = tmpdir() } = options
  const child = spawn(process.execPath, [join(site, 'dist-server/serve.js')], {
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
  await bundleServer('src/server/worker.ts', home)
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
