import { RequestButton } from './RequestButton.tsx'

export function CallToAction({ onRequest }: { onRequest: () => void }) {
  return (
    <section className="call-to-action">
      <div>
        <h2>Ready for a recipe?</h2>
        <p>Get a recipe from your list of ingredients</p>
      </div>
      <RequestButton onRequest={onRequest}>Get a recipe</RequestButton>
    </section>
  )
}
