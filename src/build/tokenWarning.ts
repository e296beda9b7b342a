import type { Plugin } from 'vite'
import type { ChatSettings } from '../settings.ts'

/** Warns at the end of a build that has put a token into the page. */
export function tokenWarning(chat: ChatSettings): Plugin {
  return {
    name: 'token-warning',
    apply: 'build',
    closeBundle() {
      if (chat.route === 'hugging-face')
        this.warn(
          'VITE_HF_TOKEN is in the built page: whoever opens it can read the token and spend from it.',
        )
    },
  }
}
