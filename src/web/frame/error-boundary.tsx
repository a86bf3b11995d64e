import { Component, type ReactNode } from 'react'

interface Props {
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** One broken screen must not take the way out with it: the frame stays, the page says sorry. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children
  }
}
