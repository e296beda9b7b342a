import { type ChatSettings, GATEWAY, SettingsError } from '../settings.ts'
import type { GatewaySettings } from './gatewaySettings.ts'

/**
 * Whether the server has a gateway, which it has whenever someone can answer: an upstream, or the demo chef, which answers
 * only clients on this machine unless DEMO_CHEF is on. Throws a SettingsError if the page calls a gateway that is missing.
 */
export function hasGateway(
  { endpoint }: ChatSettings,
  { upstream, isDemoChefPublic }: GatewaySettings,
  isForThisMachine: boolean,
): boolean {
  if (upstream || isDemoChefPublic) return true
  if (endpoint !== GATEWAY) return false
  if (isForThisMachine) return true
  throw new SettingsError([
    'HF_TOKEN or CHAT_UPSTREAM must be set, or DEMO_CHEF must be on to serve the demo chef publicly',
  ])
}

/** Names who answers the page, for the operator. */
export function describeChef({ endpoint }: ChatSettings, { upstream }: GatewaySettings): string {
  if (endpoint !== GATEWAY) return `none: the page calls ${new URL(endpoint).host}`
  if (!upstream) return 'the built-in demo chef (set HF_TOKEN to call Hugging Face)'
  return `${new URL(upstream.url).host}, ${upstream.key ? 'with your key' : 'without a key'}`
}
