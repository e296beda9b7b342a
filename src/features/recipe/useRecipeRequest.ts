import { type MouseEvent, useRef } from 'react'
import { useAppDispatch } from '../../app/hooks.ts'
import { requestRecipe } from './recipeSlice.ts'

/** Of the running request, or the next. Only stopRequest replaces it. Outside React, so that a restart (main.tsx) keeps it. */
let controller = new AbortController()

export function stopRequest() {
  controller.abort()
  controller = new AbortController()
}

export function useRecipeRequest() {
  const dispatch = useAppDispatch()
  const pressedButton = useRef<HTMLElement>(null)
  return {
    pressedButton,
    startRequest({ currentTarget }: MouseEvent<HTMLElement>) {
      pressedButton.current = currentTarget
      dispatch(requestRecipe(undefined, { signal: controller.signal }))
    },
  }
}
