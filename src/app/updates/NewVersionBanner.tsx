import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import timing from '@/config/timing.json'
import { isOutdated } from '@/lib/is-outdated'
import { reloadPage } from '@/lib/reload-page'
import { Button } from '@/ui/controls/Button'
import { Banner } from '@/ui/states/Banner'

/** Offers to load a new version. It never reloads by itself, because the learner may be writing. */
export function NewVersionBanner({ reload = reloadPage }: { reload?: () => void }) {
  const { t } = useTranslation()
  return (
    <Banner
      isShown={useNewVersion()}
      tone="info"
      icon="info"
      title={t('shell.newVersion.title')}
      action={
        <Button variant="plain" size="small" onClick={reload}>
          {t('shell.newVersion.load')}
        </Button>
      }
    >
      {t('shell.newVersion.hint')}
    </Banner>
  )
}

/**
 * True once the host has a newer build. Checked when the learner returns to this tab, every hour, and when a chunk is
 * missing.
 */
function useNewVersion(): boolean {
  const [isAvailable, setAvailable] = useState(false)

  useEffect(() => {
    let lastCheck = Date.now()
    const check = async () => {
      lastCheck = Date.now()
      if (await isOutdated()) setAvailable(true)
    }
    const onPreloadError = () => void check()
    const onReturn = () => {
      // Throttle, because some people switch tabs all the time.
      const isDue = Date.now() - lastCheck > timing.newVersionCheckAgainAfter
      if (document.visibilityState === 'visible' && isDue) void check()
    }
    const clock = setInterval(onReturn, timing.newVersionCheckInterval)
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('vite:preloadError', onPreloadError)
    return () => {
      clearInterval(clock)
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('vite:preloadError', onPreloadError)
    }
  }, [])

  return isAvailable
}
