import type { ComponentProps, ReactNode } from 'react'
import { useAppSelector } from '../../app/hooks.ts'
import { Button } from './Button.tsx'
import { selectIsRunning } from './recipeSlice.ts'

type Props = ComponentProps<typeof Button> & { isQuiet?: boolean }

/** While a request runs, the button is unavailable, not removed, so that it keeps its place and the focus. */
export function RequestButton({ isQuiet, ...props }: Props) {
  const isRunning = useAppSelector(selectIsRunning)
  const look = isQuiet ? 'quiet' : 'primary'
  return <Button className={`${look} screen-only`} aria-disabled={isRunning} {...props} />
}

export function CallToAction({ children }: { children: ReactNode }) {
  return (
    <section className="call-to-action">
      <div>
        <h2>Ready for a recipe?</h2>
        <p>Get a recipe from your list of ingredients</p>
      </div>
      {children}
    </section>
  )
}
