import { type MouseEvent, useRef } from 'react'
import { useAppStore } from '../../app/hooks.ts'
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

  function ask(input: RecipeInput) {
    const request = dispatch(requestRecipe(input))
    requests.current.add(request)
    request.finally(() => requests.current.delete(request))
  }

  return {
    pressedButton,
    startRequest({ currentTarget }: MouseEvent<HTMLElement>) {
      pressedButton.current = currentTarget
      ask({ ingredients: selectIngredients(getState()) })
      // The status bar must not cover the button.
      currentTarget.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    },
    stopRequest() {
      const runningId = selectRunningId(getState())
      if (runningId) dispatch(requestStopped({ id: runningId }))
      // All: after a jump in Redux DevTools, the call of an older request may still run.
      for (const request of requests.current) request.abort()
    },
  }
}
