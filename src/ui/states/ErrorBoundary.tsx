import type { ReactNode } from 'react'
import { ErrorBoundary as Boundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { isMissingFile } from '@/lib/missing-file'
import { reloadPage } from '@/lib/reload-page'
import { Button } from '../controls/Button'
import { useDocumentTitle } from '../layout/useDocumentTitle'
import { StateView } from './StateView'
import { useOnline } from './useOnline'

type ErrorBoundaryProps = {
  children: ReactNode
  /** A change of this, such as the address, renders the content again. */
  resetKey?: unknown
  /** Shown in place of the words about an error. */
  fallback?: ReactNode
  onError?: () => void
}

/**
 * Catches rendering errors of its content, so that the rest of the page goes on working. With the network back the content
 * is rendered again, since its chunk may have been missing.
 */
export function ErrorBoundary({ children, resetKey, fallback, onError }: ErrorBoundaryProps) {
  const online = useOnline()
  return (
    <Boundary
      resetKeys={[resetKey, online]}
      onError={() => onError?.()}
      fallbackRender={({ error, resetErrorBoundary }) =>
        fallback === undefined ? (
          <CrashView isMissing={isMissingFile(error)} onRetry={resetErrorBoundary} />
        ) : (
          fallback
        )
      }
    >
      {children}
    </Boundary>
  )
}

/** A screen whose rendering failed, with the ways on. A chunk that is missing offline is no failure. */
function CrashView({ isMissing, onRetry }: { isMissing: boolean; onRetry: () => void }) {
  const { t } = useTranslation()
  const isOffline = !useOnline() && isMissing
  const title = t(isOffline ? 'ui.offline.title' : 'ui.error.title')
  useDocumentTitle(title)

  if (isOffline)
    return (
      <StateView art="offline" title={title} onRetry={onRetry}>
        {t('ui.offline.hint')}
      </StateView>
    )
  return (
    <StateView
      art="error"
      title={title}
      actions={
        <>
          <Button onClick={reloadPage} endIcon="retry">
            {t('ui.crash.reload')}
          </Button>
          {/* A full load on purpose: the running app may be broken. */}
          <a href="/">{t('ui.crash.home')}</a>
        </>
      }
    >
      {t(isMissing ? 'ui.crash.part' : 'ui.crash.what')}
    </StateView>
  )
}
