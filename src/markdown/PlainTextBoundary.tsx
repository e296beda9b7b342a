import { Component, type ReactNode } from 'react'

type Props = { plain: ReactNode; children: ReactNode }

/** Shows `plain` once rendering `children` has thrown. A safety net in case isWithinBounds lets too much through. */
export class PlainTextBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children
  }
}
