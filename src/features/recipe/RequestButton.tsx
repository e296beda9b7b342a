import type { ComponentProps } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { selectIsRunning } from './recipeSlice.ts'

type Props = ComponentProps<'button'> & { isQuiet?: boolean }

/** A button that is unavailable while a request runs. It is not removed, so that it keeps its place and the focus. */
export function RequestButton({ isQuiet, ...props }: Props) {
  const isRunning = useAppSelector(selectIsRunning)
  const className = `${isQuiet ? 'quiet' : 'primary'} screen-only`
  return <button type="button" className={className} aria-disabled={isRunning} {...props} />
}
