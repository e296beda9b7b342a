import { Component, type ReactNode } from 'react'

type Props = { plain: ReactNode; retryAt: unknown; children: ReactNode }

/** Shows `plain` if rendering `children` throws, until `retryAt` changes. */
export class PlainTextBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ retryAt }: Props) {
    if (this.state.hasFailed && retryAt !== this.props.retryAt) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children
  }
}
