import { Component, type ReactNode } from 'react'

type Props = { plain: ReactNode; resetKey: unknown; children: ReactNode }

/** Shows `plain` if rendering `children` throws, until `resetKey` changes. A safety net below isWithinBounds. */
export class PlainTextBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey)
      this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.plain : this.props.children
  }
}
