import type { ReactNode } from 'react'

/** `children` is a button. */
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
