import { Component, type ReactNode } from 'react'

type Props = {
  plain: ReactNode
  /** When this changes, what has failed is tried again. */
  retryAt: unknown
  onError: () => void
  children: ReactNode
}

/** Shows `plain` where rendering `children` throws: a recipe that has come is never lost. */
export class PlainTextBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch() {
    this.props.onError()
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.hasFailed && previous.retryAt !== this.props.retryAt)
      this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children
  }
}
