import type { Failure } from '../../chat/chat.ts'

const ASK_AGAIN = 'and it is safe to ask again'
const OPERATOR_HAS_TO_FIX = 'and whoever runs this page has to fix that'

/** One plain sentence for each failure. The server's own words go to the console only. */
export const FAILURE_SENTENCES: Record<Failure, string> = {
  busy: `The chef is busy right now, ${ASK_AGAIN}.`,
  timeout: `The chef took too long to answer, ${ASK_AGAIN}.`,
  unavailable: `The chef can’t be reached or is out of order, ${ASK_AGAIN}.`,
  unreadable: `The chef gave an answer that can’t be read, ${ASK_AGAIN}.`,
  key: `The chef’s key was refused, ${OPERATOR_HAS_TO_FIX}.`,
  quota: `The chef’s quota is used up, ${OPERATOR_HAS_TO_FIX}.`,
  model: `The chef’s address or model is unknown, ${OPERATOR_HAS_TO_FIX}.`,
  request: 'The chef can’t handle this request, and asking again is unlikely to help.',
}
