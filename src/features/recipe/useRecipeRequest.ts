import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { useAppSelector, useAppStore } from '../../app/hooks.ts'
import { selectIngredients } from '../ingredients/ingredientsSlice.ts'
import { requestRecipe, requestStopped } from './recipeSlice.ts'
import { selectRunningId } from './selectors.ts'

/** Starts and stops requests. Call it once: Stop aborts only what the same call has started. */
export function useRecipeRequest() {
  // Read in event handlers, so that an ingredient that was just added is in the request.
  const { dispatch, getState } = useAppStore()
  const pressedButton = useRef<HTMLElement>(null)
  const promises = useRef(new Set<{ abort: () => void }>())
  const runningId = useAppSelector(selectRunningId)
  // After the status bar has rendered, because it may cover the button.
  useLayoutEffect(() => {
    if (runningId) pressedButton.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [runningId])

  return {
    pressedButton,
    startRequest({ currentTarget }: MouseEvent<HTMLElement>) {
      pressedButton.current = currentTarget
      const promise = dispatch(requestRecipe({ ingredients: selectIngredients(getState()) }))
      promises.current.add(promise)
      // A settled promise would keep its reply in memory.
      promise.finally(() => promises.current.delete(promise))
    },
    stopRequest() {
      const id = selectRunningId(getState())
      if (id) dispatch(requestStopped({ id }))
      // All: after a jump in Redux DevTools, the call of an older request may still run.
      for (const promise of promises.current) promise.abort()
    },
  }
}
