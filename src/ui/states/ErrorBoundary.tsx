import { Component, type ReactNode } from 'react'
import { CrashView } from './CrashView'

type ErrorBoundaryProps = {
  children: ReactNode
  /** A change of this (such as the address) tries the content again. */
  resetKey?: unknown
}

type ErrorBoundaryState = { failed: boolean; error?: unknown; resetKey: unknown }

/** Keeps an error while drawing inside its frame: the rest of the page goes on working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failed: true, error }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey }
  }

  override render() {
    return this.state.failed ? <CrashView error={this.state.error} /> : this.props.children
  }
}
