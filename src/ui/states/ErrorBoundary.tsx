import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ErrorBoundary as Boundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { isMissingFile } from '@/lib/missing-file'
import { mayReload } from '@/lib/reload-once'
import { reloadPage } from '@/lib/reload-page'
import { Button } from '../controls/Button'
import { useDocumentTitle } from '../layout/useDocumentTitle'
import { StateView } from './StateView'
import { useOnline } from './useOnline'

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

type CrashViewProps = {
  error: unknown
  /** The address of the start page. */
  home?: string
  /** Whether the host has a newer version of the app. */
  isOutdated?: (() => Promise<boolean>) | undefined
  reload?: () => void
}

/**
 * A screen whose rendering failed, with the ways on. A chunk that is missing offline is no failure: the page reloads by
 * itself when the network is back.
 */
export function CrashView({ error, home = '/', isOutdated, reload = reloadPage }: CrashViewProps) {
  const { t } = useTranslation()
  const online = useOnline()
  const isMissing = isMissingFile(error)
  const waited = useRef(false)
  const [isNewVersion, setNewVersion] = useState(false)

  useEffect(() => {
    if (!online) waited.current = true
    else if (isMissing && waited.current && mayReload()) reload()
  }, [isMissing, online, reload])

  useEffect(() => {
    if (isMissing && online) void isOutdated?.().then(setNewVersion)
  }, [isMissing, online, isOutdated])

  const isOffline = isMissing && !online
  useDocumentTitle(t(isOffline ? 'ui.offline.title' : 'ui.error.title'))

  if (isOffline)
    return (
      <StateView art="offline" title={t('ui.offline.title')} onRetry={reload}>
        {t('ui.offline.hint')}
      </StateView>
    )
  return (
    <StateView
      art="error"
      title={t('ui.error.title')}
      actions={
        <>
          <Button onClick={reload} endIcon="retry">
            {t('ui.crash.reload')}
          </Button>
          {/* A full load on purpose: the running app may be broken. */}
          <a href={home}>{t('ui.crash.home')}</a>
        </>
      }
    >
      {t(isNewVersion ? 'ui.crash.newVersion' : isMissing ? 'ui.crash.part' : 'ui.crash.what')}
    </StateView>
  )
}
