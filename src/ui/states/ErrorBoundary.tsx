import type { ReactNode } from 'react'
import { ErrorBoundary as Boundary } from 'react-error-boundary'
import { CrashView } from './CrashView'

type ErrorBoundaryProps = {
  children: ReactNode
  /** A change of this, such as the address, renders the content again. */
  resetKey?: unknown
  /** Whether the host has a newer version of the app. */
  isOutdated?: () => Promise<boolean>
  /** Shown in place of the words about an error. */
  fallback?: ReactNode
  onError?: () => void
}

/** Catches rendering errors of its content, so that the rest of the page goes on working. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  const { children, resetKey, isOutdated, fallback, onError } = props
  return (
    <Boundary
      resetKeys={[resetKey]}
      onError={() => onError?.()}
      fallbackRender={({ error }) =>
        fallback === undefined ? <CrashView error={error} isOutdated={isOutdated} /> : fallback
      }
    >
      {children}
    </Boundary>
  )
}
