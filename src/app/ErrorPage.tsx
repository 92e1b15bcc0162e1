import Link from '@mui/material/Link'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRouteError } from 'react-router-dom'
import { Button } from '@/components/controls/Button'
import { StateView } from '@/components/states/StateView'
import { useOnline } from '@/components/states/useOnline'
import { isChunkLost, mayReloadForChunk, reloadForChunk } from '@/lib/lost-chunk'
import { reloadPage } from '@/lib/reload-page'
import { LoadingScreen } from './ScreenOutlet'

/**
 * Shown in place of a screen that failed to render, or whose chunk did not load. For a lost chunk the page reloads once by
 * itself, as soon as there is a network, since a new deployment has other chunks; only if that failed too is it said.
 */
export function ErrorPage() {
  const { t } = useTranslation()
  const isOnline = useOnline()
  const isLost = isChunkLost(useRouteError())
  const [mayReload] = useState(() => isLost && mayReloadForChunk())
  const isOffline = isLost && !isOnline
  const title = t(isOffline ? 'ui.offline.title' : 'ui.error.title')
  const isReloading = mayReload && isOnline

  useEffect(() => {
    if (isReloading) reloadForChunk()
  }, [isReloading])

  if (isReloading) return <LoadingScreen />

  return (
    <StateView
      art={isOffline ? 'offline' : 'error'}
      title={title}
      actions={
        <>
          <Button onClick={reloadPage} endIcon="retry">
            {t('ui.crash.reload')}
          </Button>
          {/* A full load on purpose: the running app may be broken. */}
          <Link href="/">{t('ui.crash.home')}</Link>
        </>
      }
    >
      {t(isOffline ? 'ui.offline.hint' : isLost ? 'ui.crash.part' : 'ui.crash.what')}
    </StateView>
  )
}
