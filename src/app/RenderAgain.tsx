import { Component, type ReactNode } from 'react'

const MAX_FAILURES = 5

/** Mounts its children anew when React fails: an extension or a translation may have removed their elements. */
export class RenderAgain extends Component<{ children: ReactNode }> {
  override state: { error?: unknown } = {}
  failures = 0

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch() {
    this.failures++
  }

  override render() {
    if (this.failures > MAX_FAILURES) throw this.state.error
    return this.props.children
  }
}
