import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import timing from '@/config/timing.json'
import { isOutdated } from '@/lib/is-outdated'
import { reloadPage } from '@/lib/reload-page'
import { whenQuiet } from '@/lib/when-quiet'
import { Strip } from '@/ui/states/Strip'

/** Offers the new version. It never loads by itself: the learner may be writing. */
export function NewVersionStrip({ reload = reloadPage }: { reload?: () => void }) {
  const { t } = useTranslation()
  const isThere = useNewVersion()
  return (
    <div role="status">
      {isThere && (
        <Strip
          tone="info"
          icon="info"
          title={t('shell.newVersion.title')}
          actions={[{ label: t('shell.newVersion.load'), onPress: reload }]}
        >
          {t('shell.newVersion.hint')}
        </Strip>
      )}
    </div>
  )
}

/**
 * True once the host has a newer build: asked when a page that the browser may have kept is quiet, when the
 * learner comes back to this tab, each hour, and as soon as a file of this build is gone.
 */
function useNewVersion(): boolean {
  const [isThere, setThere] = useState(false)

  useEffect(() => {
    let asked = Date.now()
    const ask = async () => {
      asked = Date.now()
      if (await isOutdated()) setThere(true)
    }
    const mayBeKept = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
    if (mayBeKept) whenQuiet(() => void ask())
    const onFileGone = () => void ask()
    const onReturn = () => {
      // Switching between tabs a lot does not ask each time.
      const isDue = Date.now() - asked > timing.newVersionAskedAgainAfter
      if (document.visibilityState === 'visible' && isDue) void ask()
    }
    const clock = setInterval(onReturn, timing.newVersionAskedEvery)
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('vite:preloadError', onFileGone)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('vite:preloadError', onFileGone)
    }
  }, [])

  return isThere
}
