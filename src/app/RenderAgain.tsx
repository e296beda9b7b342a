import { Component, type ReactNode } from 'react'

const MAX_FAILURES = 5

/**
 * An error boundary without a fallback. After an error, React mounts the children anew, which helps
 * where an extension or a translation has removed elements. Children that go on failing are given up.
 */
export class RenderAgain extends Component<{ children: ReactNode }> {
  override state: { error?: unknown } = {}
  failuresInARow = 0

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch() {
    this.failuresInARow++
    // React tries again within one task.
    setTimeout(() => {
      this.failuresInARow = 0
    })
  }

  override render() {
    if (this.failuresInARow > MAX_FAILURES) throw this.state.error
    // React can remove this element even if an extension has wrapped the children.
    return <div>{this.props.children}</div>
  }
}
