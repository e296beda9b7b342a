import { useAppSelector } from '../../app/hooks.ts'
import { Button } from './Button.tsx'
import { selectIsRunning } from './recipeSlice.ts'

type Props = { onRequest: (pressed: HTMLElement) => void }

/** The button in the list. Secondary while the call to action is shown. */
export function ListButton({ onRequest, isSecondary }: Props & { isSecondary: boolean }) {
  return (
    <RequestButton
      className={`request screen-only ${isSecondary ? 'secondary' : ''}`}
      onRequest={onRequest}
    >
      Suggest a recipe
    </RequestButton>
  )
}

/** The block for more than 3 ingredients. */
export function CallToAction({ onRequest }: Props) {
  return (
    <section className="call-to-action">
      <div>
        <h2>Ready for a recipe?</h2>
        <p>Get a recipe from your list of ingredients</p>
      </div>
      <RequestButton className="request screen-only" onRequest={onRequest}>
        Get a recipe
      </RequestButton>
    </section>
  )
}

/** While a request runs, the button is unavailable, not removed, so that it keeps its place and the focus. */
function RequestButton({ onRequest, ...props }: Props & { className: string; children: string }) {
  return <Button aria-disabled={useAppSelector(selectIsRunning)} onPress={onRequest} {...props} />
}
