import type { Failure, FinishReason } from '../../protocol/chat.ts'
import type { RecipeState } from './recipeSlice.ts'

const PHASES = {
  pending: 'Asking the chef…',
  retrying: 'The chef is not ready yet. Asking again…',
  streaming: 'The chef is writing…',
  stopped: 'Stopped.',
}

const EMPTY_REPLY_REASON: Record<FinishReason, string> = {
  stop: '',
  length: ': it ran out of words',
  content_filter: ': a filter held it back',
  error: ': something went wrong',
}

const ASK_AGAIN = 'and it is safe to ask again'
const OPERATOR_HAS_TO_FIX = 'whoever runs this page has to fix that'

/** What the page says with VITE_SHOW_FAILURES=on. The server's own words go to the console only. */
export const FAILURES: Record<Failure, string> = {
  busy: `The chef is busy right now, ${ASK_AGAIN}.`,
  timeout: `The chef took too long to answer, ${ASK_AGAIN}.`,
  unavailable: `The chef can’t be reached or is out of order, ${ASK_AGAIN}.`,
  unreadable: `The chef gave an answer that can’t be read, ${ASK_AGAIN}.`,
  setup: `The chef’s key, quota, model or address does not work, and ${OPERATOR_HAS_TO_FIX}.`,
  request: `The chef can’t handle this request. If other ingredients fail, too, ${OPERATOR_HAS_TO_FIX}.`,
}

/** What the status line says. */
export function describeStatus(state: RecipeState, showFailures: boolean): string {
  const { phase } = state.request
  if (phase !== 'idle') return PHASES[phase]
  if (state.recipe === null) return ''
  if (state.recipe === undefined) return showFailures ? FAILURES[state.failure] : ''
  if (hasEndedEmpty(state))
    return `The chef had nothing to say${EMPTY_REPLY_REASON[state.finishReason]}.`
  return state.finishReason === 'stop'
    ? 'Your recipe is ready.'
    : 'Your recipe is ready, but not finished.'
}

/** Whether the last request ended with a reply without a word. */
export const hasEndedEmpty = ({ request, recipe }: RecipeState) =>
  request.phase === 'idle' && recipe?.trim() === ''
