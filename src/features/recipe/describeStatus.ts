import type { FinishReason } from '../../protocol/chat.ts'
import { describeFailure } from './describeFailure.ts'
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

/** What the status line says. */
export function describeStatus(state: RecipeState, showFailures: boolean): string {
  const { phase } = state.request
  if (phase !== 'idle') return PHASES[phase]
  if (state.recipe === null) return ''
  if (state.recipe === undefined) return showFailures ? describeFailure(state.failure) : ''
  if (hasEndedEmpty(state))
    return `The chef had nothing to say${EMPTY_REPLY_REASON[state.finishReason]}.`
  return state.finishReason === 'stop'
    ? 'Your recipe is ready.'
    : 'Your recipe is ready, but not finished.'
}

/** Whether the last request ended with a reply without a word. */
export const hasEndedEmpty = ({ request, recipe }: RecipeState) =>
  request.phase === 'idle' && recipe?.trim() === ''
