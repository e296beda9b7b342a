import { useAppSelector } from '../../app/hooks.ts'
import type { Failure } from '../../chat/chat.ts'
import { selectFailure } from './recipeSlice.ts'

const IS_TRANSIENT = 'and it is safe to ask again'
const IS_LASTING = 'and whoever runs this page has to fix that'

const SENTENCES: Record<Failure, string> = {
  busy: `The chef is busy right now, ${IS_TRANSIENT}.`,
  'too slow': `The chef took too long to answer, ${IS_TRANSIENT}.`,
  unreachable: `The chef can’t be reached or is out of order, ${IS_TRANSIENT}.`,
  unreadable: `The chef gave an answer that can’t be read, ${IS_TRANSIENT}.`,
  key: `The chef’s key was refused, ${IS_LASTING}.`,
  quota: `The chef’s quota is used up, ${IS_LASTING}.`,
  model: `The chef’s address or model is unknown, ${IS_LASTING}.`,
  rejected: 'The chef can’t handle this request, and asking again is unlikely to help.',
}

/** One plain sentence. The server's own words go to the console only. */
export function FailureNote() {
  const failure = useAppSelector(selectFailure)
  return failure && SENTENCES[failure]
}
