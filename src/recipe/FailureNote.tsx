import type { Failure } from '../chat/chat.ts'
import { useAppSelector } from '../hooks.ts'
import { selectFailure } from './recipeSlice.ts'

const WHAT_FAILED: Record<Failure, string> = {
  busy: 'is busy just now',
  quota: 'has used up the quota for now',
  refused: 'did not take this request as it was put',
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
