import type { ChatSettings } from '../settings.ts'

/** What the page beside this server was built with; see vite.config.ts here. */
declare const __BUILT_PAGE__: { chat: ChatSettings; policy: string }
export const builtPage = __BUILT_PAGE__
