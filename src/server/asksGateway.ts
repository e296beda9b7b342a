import type { ChatSettings } from '../settings.ts'
import { CHAT_PATH } from './gateway.ts'
import { chatCompletionsUrl } from './gatewaySettings.ts'

/** Whether the page's call goes to the gateway, on the server that it came from. */
export function asksGateway(page: ChatSettings): boolean {
  const origin = 'http://this.server'
  return (
    page.route === 'endpoint' &&
    chatCompletionsUrl(new URL(page.endpoint, origin).href) === origin + CHAT_PATH
  )
}
