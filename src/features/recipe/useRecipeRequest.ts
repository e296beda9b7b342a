import { type MouseEvent, useRef } from 'react'
import { useAppDispatch } from '../../app/hooks.ts'
import { requestRecipe } from './recipeSlice.ts'

/** Stops the running request. Outside React, so that a restart (main.tsx) keeps it. A refused press can't replace it. */
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
