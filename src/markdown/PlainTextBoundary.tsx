import { Component, type ReactNode } from 'react'

type Props = { plain: ReactNode; children: ReactNode }

/** Shows `plain` from the time that rendering `children` throws. A safety net below isWithinBounds. */
export class PlainTextBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children
  }
}
