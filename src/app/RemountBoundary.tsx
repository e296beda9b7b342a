import { Component, type ReactNode } from 'react'

/** How many errors in a row are tolerated. React throws one for each missing element. */
const MAX_FAILURES = 5

/** Renders its children again after an error: an extension may have removed an element. */
export class RemountBoundary extends Component<{ children: ReactNode }> {
  override state: { error?: unknown } = {}
  failuresInARow = 0

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch() {
    this.failuresInARow++
    // React retries in the same task, so a timer runs after the last try.
    setTimeout(() => {
      this.failuresInARow = 0
    })
  }

  override render() {
    if (this.failuresInARow > MAX_FAILURES) throw this.state.error
    // Its own element: React can remove it even if an extension has wrapped the children.
    return <div>{this.props.children}</div>
  }
}
