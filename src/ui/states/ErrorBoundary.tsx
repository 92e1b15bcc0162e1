import { Component, type ReactNode } from 'react'
import { CrashView } from './CrashView'

type ErrorBoundaryProps = {
  children: ReactNode
  /** A change of this (such as the address) tries the content again. */
  resetKey?: unknown
  /** Whether the host has a newer version of the app. */
  isOutdated?: () => Promise<boolean>
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
    if (!this.state.failed) return this.props.children
    return <CrashView error={this.state.error} isOutdated={this.props.isOutdated} />
  }
}
