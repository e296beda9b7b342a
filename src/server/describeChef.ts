import { type ChatSettings, GATEWAY } from '../settings.ts'
import type { GatewaySettings } from './settings.ts'

export function describeChef({ endpoint }: ChatSettings, { upstream }: GatewaySettings): string {
  if (endpoint !== GATEWAY) return `none: the page calls ${new URL(endpoint).host}`
  if (!upstream) return 'the built-in demo chef (set HF_TOKEN to call Hugging Face)'
  return `${new URL(upstream.url).host}, ${upstream.key ? 'with your key' : 'without a key'}`
}
