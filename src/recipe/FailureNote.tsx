import type { Failure } from '../chat/chat.ts'
import { useAppSelector } from '../hooks.ts'
import { selectFailure } from './recipeState.ts'

const SENTENCES: Record<Failure, string> = {
  busy: 'The chef is busy just now, and it is safe to ask again in a moment.',
  quota: 'The chef’s quota is used up for now, and it is safe to ask again later.',
  refused: 'The chef did not take this request as it was put, though it is safe to ask again.',
  token: 'The chef did not accept this page’s access token, though it is safe to ask again.',
  'too slow': 'The chef took too long to answer, and it is safe to ask again.',
  unreachable: 'The chef can’t be reached or is out of order, and it is safe to ask again.',
  unreadable: 'The chef’s answer could not be read, and it is safe to ask again.',
}

/** One plain sentence of our own; what the server said goes to the console only. */
export function FailureNote() {
  const failure = useAppSelector(selectFailure)
  return failure && <p>{SENTENCES[failure]}</p>
}
