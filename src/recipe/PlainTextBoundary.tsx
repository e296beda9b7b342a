import { Component, type ReactNode } from 'react'

type Props = { plain: ReactNode; onError: () => void; children: ReactNode }

/** Shows `plain` where rendering `children` throws: a recipe that has come is never lost. */
export class PlainTextBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onError()
  }

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children
  }
}
