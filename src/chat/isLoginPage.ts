import { parseJson } from '../protocol/parseJson.ts'
import { readServerMessage } from '../protocol/toChatError.ts'

/** 419, 440 and 511 are those of Laravel, IIS and captive portals. */
const LOGIN_STATUSES = [401, 403, 419, 440, 511]

/** Whether a login proxy has answered. The gateway's own errors are JSON with a message. */
export function isLoginPage({ ok, status }: Response, body: string): boolean {
  // A redirect that is not followed has status 0 in browsers.
  if (!ok && status < 400) return true
  if (LOGIN_STATUSES.includes(status)) return readServerMessage(parseJson(body)) === undefined
  return ok && body.trimStart().startsWith('<')
}
