import { useRef } from 'react'
import { useAppDispatch } from '../hooks.ts'
import { requestRecipe } from './requestRecipe.ts'

/**
 * The request and its end, for the parts of the screen that offer them. All requests up to a stop share one signal,
 * so that a press which is refused, because a request already runs, can't take that request's stop away.
 */
export function useRecipeRequest() {
  const dispatch = useAppDispatch()
  const stopping = useRef(new AbortController())
  return {
    request() {
      void dispatch(requestRecipe(undefined, { signal: stopping.current.signal }))
    },
    stop() {
      stopping.current.abort()
      stopping.current = new AbortController()
    },
  }
}
