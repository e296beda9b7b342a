import type { Settings } from './buildPage.ts'
import { type LocalServer, startLocalServer } from './localServer.ts'
import { sharedSite, startNode } from './servers.ts'

type PageServer = { url: string; upstream: LocalServer; stop: () => Promise<void> }

/** Starts the server that ships, in front of a fake chat server: once for each set of settings. */
export function createPageServers() {
  const servers = new Map<string, Promise<PageServer>>()
  return {
    get(settings: Settings): Promise<PageServer> {
      const key = JSON.stringify(settings)
      const server = servers.get(key) ?? start(settings)
      servers.set(key, server)
      return server
    },
    async stop() {
      for (const server of servers.values()) await (await server).stop()
    },
  }
}

async function start(settings: Settings): Promise<PageServer> {
  const upstream = await startLocalServer()
  const env = { CHAT_UPSTREAM: upstream.url, CHAT_RATE_LIMIT: '9999', ...settings }
  const { url, stop } = await startNode(env, { site: await sharedSite(settings) })
  return {
    url,
    upstream,
    async stop() {
      await stop()
      await upstream.close()
    },
  }
}
