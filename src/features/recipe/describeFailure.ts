import type { Failure } from '../../protocol/chat.ts'

const ASK_AGAIN = 'and it is safe to ask again'
const OPERATOR_HAS_TO_FIX = 'whoever runs this page has to fix that'

/** The server's own words go to the console only. */
const SENTENCES: Record<Failure, string> = {
  busy: `The chef is busy right now, ${ASK_AGAIN}.`,
  timeout: `The chef took too long to answer, ${ASK_AGAIN}.`,
  unavailable: `The chef can’t be reached or is out of order, ${ASK_AGAIN}.`,
  unreadable: `The chef gave an answer that can’t be read, ${ASK_AGAIN}.`,
  setup: `The chef’s key, quota, model or address does not work, and ${OPERATOR_HAS_TO_FIX}.`,
  request: `The chef can’t handle this request. If other ingredients fail, too, ${OPERATOR_HAS_TO_FIX}.`,
}

/** What the page says of a failure, with VITE_SHOW_FAILURES=on. */
export const describeFailure = (failure: Failure) => SENTENCES[failure]
