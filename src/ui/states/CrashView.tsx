import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import StateError from '../art/state-error.svg?component'
import { Button } from '../controls/Button'
import { isMissingFile, mayReload } from './missing-file'
import { OfflineView } from './OfflineView'
import { StateView } from './StateView'
import { useOnline } from './useOnline'

type CrashViewProps = {
  error: unknown
  /** Where the app starts. */
  home?: string
  reload?: () => void
}

const reloadPage = () => window.location.reload()

/** A screen that broke. Offline, a file that is not here yet is no fault: it comes with the network. */
export function CrashView(props: CrashViewProps) {
  const online = useOnline()
  if (isMissingFile(props.error) && !online) return <OfflineView />
  return <OnlineCrashView {...props} />
}

/**
 * When only a file of an older deployment is gone, the page reloads by itself, once; if that does
 * not help, or for any other error, the learner decides.
 */
function OnlineCrashView({ error, home = '/', reload = reloadPage }: CrashViewProps) {
  const { t } = useTranslation()
  const [reloads] = useState(() => isMissingFile(error) && mayReload())

  useEffect(() => {
    if (reloads) reload()
  }, [reloads, reload])

  if (reloads) return null
  return (
    <StateView
      art={StateError}
      role="alert"
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
      {t(isMissingFile(error) ? 'ui.crash.newVersion' : 'ui.crash.what')}
    </StateView>
  )
}
