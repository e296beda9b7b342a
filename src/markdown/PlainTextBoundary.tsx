import { Component, type ReactNode } from 'react'

type Props = {
  plain: ReactNode
  /** When this changes, what has failed is tried again. */
  retryAt: unknown
  children: ReactNode
}

/** Shows `plain` where rendering `children` throws: a text that has come is never lost. */
export class PlainTextBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate(previous: Props) {
    if (this.state.hasFailed && previous.retryAt !== this.props.retryAt)
      this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children
  }
}
