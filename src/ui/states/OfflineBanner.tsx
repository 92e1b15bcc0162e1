import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import timing from '@/config/timing.json'
import { Note } from '../controls/Note'
import { Banner } from './Banner'
import { useOfflinePlace } from './offline-place'
import { useOnline } from './useOnline'

/**
 * Shown while nothing answers: what is safe, what still works and what does not. In the action bar of the screen, where
 * it says for a while that the network is back, else below the header.
 */
export function OfflineBanner() {
  const { t } = useTranslation()
  const online = useOnline()
  const isBack = useIsBack(online)
  const bar = useOfflinePlace()
  if (!bar) {
    return (
      <Banner isShown={!online} tone="warning" icon="wifi-off" title={t('ui.offline.banner')}>
        {t('ui.offline.bannerHint')}
      </Banner>
    )
  }
  const message = online ? (
    isBack && (
      <Note kind="success" title={t('ui.offline.back')}>
        {t('ui.offline.backHint')}
      </Note>
    )
  ) : (
    <Note kind="info" icon="wifi-off" title={t('ui.offline.banner')}>
      {t('ui.offline.barHint')}
    </Note>
  )
  return createPortal(<div role="status">{message}</div>, bar)
}

/** True for as long as a toast, once the network is back. */
function useIsBack(online: boolean): boolean {
  const [isBack, setBack] = useState(false)
  useEffect(() => (online ? undefined : () => setBack(true)), [online])
  useEffect(() => {
    if (!isBack) return undefined
    const timer = setTimeout(() => setBack(false), timing.toast)
    return () => clearTimeout(timer)
  }, [isBack])
  return isBack
}
