import { isGateway } from '../endpoints.ts'
import type { GatewaySettings } from './settings.ts'

/** For the log: who replies to the calls of the page. */
export function describeChef({ chat, upstream }: GatewaySettings): string {
  if (!isGateway(chat.endpoint)) return `none: the page calls ${new URL(chat.endpoint).host}`
  if (!upstream) return 'the built-in demo chef (set HF_TOKEN to call Hugging Face)'
  return `${new URL(upstream.url).host}, ${upstream.key ? 'with your key' : 'without a key'}`
}
