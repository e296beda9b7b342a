import { useAppSelector } from '../../app/hooks.ts'
import type { Failure } from '../../chat/chat.ts'
import { selectFailure } from './recipeSlice.ts'

const WHAT_FAILED: Record<Failure, string> = {
  busy: 'is busy right now',
  quota: 'has used up its quota for now',
  refused: 'could not handle this request',
  token: 'did not accept this page’s access token',
  'too slow': 'took too long to answer',
  unreachable: 'can’t be reached or is out of order',
  unreadable: 'gave an answer that can’t be read',
}

/** One plain sentence of our own; what the server said goes to the console only. */
export function FailureNote() {
  const failure = useAppSelector(selectFailure)
  return failure && `The chef ${WHAT_FAILED[failure]}, and it is safe to ask again.`
}
