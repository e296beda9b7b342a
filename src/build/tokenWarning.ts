import type { Plugin } from 'vite'
import type { ChatSettings } from '../settings.ts'

/** Warns at the end of a build that has put a token into the page. */
export function tokenWarning(chat: ChatSettings): Plugin {
  return {
    name: 'token-warning',
    apply: 'build',
    closeBundle() {
      if (chat.route !== 'hugging-face') return
      this.warn(
        'VITE_HF_TOKEN is in the built page: anyone who opens it can read and use the token.',
      )
    },
  }
}
