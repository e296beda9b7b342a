import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useAppSelector, useAppStore } from '../../app/hooks.ts'
import type { RecipeInput } from '../../protocol/chat.ts'
import { selectIngredients } from '../ingredients/ingredientsSlice.ts'
import { requestRecipe, requestStopped } from './recipeSlice.ts'
import { selectRunningId } from './selectors.ts'

/** Starts and stops requests. Use it once: Stop aborts what this hook has started. */
export function useRecipeRequest() {
  // Read in event handlers, so that an ingredient that was just added is in the request.
  const { dispatch, getState } = useAppStore()
  const pressedButton = useRef<HTMLElement>(null)
  const requests = useRef(new Set<{ abort: () => void }>())
  const runningId = useAppSelector(selectRunningId)
  // After the status bar has rendered: the button is scrolled out from under it.
  useLayoutEffect(() => {
    if (runningId) pressedButton.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [runningId])

  function ask(input: RecipeInput) {
    const request = dispatch(requestRecipe(input))
    requests.current.add(request)
    // A finished request would keep its reply in memory.
    request.finally(() => requests.current.delete(request))
  }

  return {
    pressedButton,
    startRequest({ currentTarget }: MouseEvent<HTMLElement>) {
      pressedButton.current = currentTarget
      ask({ ingredients: selectIngredients(getState()) })
    },
    stopRequest() {
      const id = selectRunningId(getState())
      if (id) dispatch(requestStopped({ id }))
      // All: after a jump in Redux DevTools, the call of an older request may still run.
      for (const request of requests.current) request.abort()
    },
  }
}
