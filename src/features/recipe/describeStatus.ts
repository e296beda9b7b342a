import type { Failure } from '../../protocol/chat.ts'
import { hasWords } from '../../protocol/removeThoughts.ts'
import type { RecipeState, Step } from './recipeSlice.ts'

const STEP_WORDS: Record<Step, string> = {
  asking: 'Asking the chef…',
  retrying: 'Not yet. Asking again…',
  streaming: 'The chef is writing…',
}

const TRY_AGAIN = 'Try again in a moment.'
const OPERATOR_HAS_TO_FIX = 'whoever runs this page must fix that'

/** What the page says with VITE_SHOW_FAILURES=on. The server's own words go to the console only. */
export const FAILURE_WORDS: Record<Failure, string> = {
  busy: `The chef is busy right now. ${TRY_AGAIN}`,
  timeout: `The chef took too long to answer. ${TRY_AGAIN}`,
  unavailable: `The chef can’t be reached. ${TRY_AGAIN}`,
  unreadable: `The chef’s answer can’t be read. ${TRY_AGAIN}`,
  setup: `The chef’s key, quota, model or address doesn’t work, and ${OPERATOR_HAS_TO_FIX}.`,
  request: `The chef can’t handle this request. If others fail too, ${OPERATOR_HAS_TO_FIX}.`,
}

export function describeStatus(state: RecipeState, showFailures: boolean): string {
  const { request } = state
  if (request.phase === 'running') return STEP_WORDS[request.step]
  if (request.phase === 'stopped') return 'Stopped.'
  if (state.recipe === null) return ''
  if (state.recipe === undefined) return showFailures ? FAILURE_WORDS[state.failure] : ''
  const isFinished = state.finishReason === 'stop'
  if (!hasWords(state.recipe))
    return isFinished ? 'The chef had nothing to say.' : 'The chef stopped before the first word.'
  return isFinished ? 'Your recipe is ready.' : 'Your recipe is ready, but not finished.'
}
