import type { Failure } from '../../protocol/chat.ts'
import type { Status } from './selectors.ts'

const TRY_AGAIN = 'Try again in a moment.'
const OPERATOR_MUST_FIX = 'whoever runs this page must fix that'

const FAILURE_TEXTS: Record<Failure, string> = {
  busy: `The chef is busy right now. ${TRY_AGAIN}`,
  timeout: `The chef took too long to answer. ${TRY_AGAIN}`,
  unavailable: `The chef can’t be reached. ${TRY_AGAIN}`,
  unreadable: `The chef’s answer can’t be read. ${TRY_AGAIN}`,
  setup: `The chef’s key, quota, model or address doesn’t work, and ${OPERATOR_MUST_FIX}.`,
  login: 'Perhaps you have been logged out. Reload the page to log in again.',
  request: `The chef can’t handle this request. If others fail too, ${OPERATOR_MUST_FIX}.`,
}

const TEXTS: Record<Status, string> = {
  ...FAILURE_TEXTS,
  initial: '',
  asking: 'Asking the chef…',
  retrying: 'Not yet. Asking again…',
  streaming: 'The chef is writing…',
  stopped: 'Stopped.',
  ready: 'Your recipe is ready.',
  unfinished: 'Your recipe is here, but it is incomplete.',
  empty: 'The chef had nothing to say.',
  unfinishedEmpty: 'The chef stopped before the first word.',
}

/** What the page says. After a failure, nothing without VITE_SHOW_FAILURES=on. */
export function describeStatus(status: Status, showFailures: boolean): string {
  return status in FAILURE_TEXTS && !showFailures ? '' : TEXTS[status]
}
