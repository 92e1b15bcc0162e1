import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
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

/** True once the host has a newer build. Also asked when a chunk is missing. */
function useNewVersion(): boolean {
  const { data, refetch } = useQuery({
    queryKey: ['new-version'],
    queryFn: () => isOutdated(),
    initialData: false,
    // Throttled when the learner returns to this tab, because some people switch tabs all the time.
    staleTime: timing.newVersionCheckAgainAfter,
    refetchInterval: timing.newVersionCheckInterval,
  })

  useEffect(() => {
    const check = () => void refetch()
    window.addEventListener('vite:preloadError', check)
    return () => window.removeEventListener('vite:preloadError', check)
  }, [refetch])

  return data
}
