import type { ReactNode } from 'react'
import { ErrorBoundary as Boundary } from 'react-error-boundary'
import { CrashView } from './CrashView'

type ErrorBoundaryProps = {
  children: ReactNode
  /** A change of this, such as the address, renders the content again. */
  resetKey?: unknown
  /** Whether the host has a newer version of the app. */
  isOutdated?: () => Promise<boolean>
}

/** Catches rendering errors of its content, so that the rest of the page goes on working. */
export function ErrorBoundary({ children, resetKey, isOutdated }: ErrorBoundaryProps) {
  return (
    <Boundary
      resetKeys={[resetKey]}
      fallbackRender={({ error }) => <CrashView error={error} isOutdated={isOutdated} />}
    >
      {children}
    </Boundary>
  )
}
