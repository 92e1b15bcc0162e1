import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { installOffer } from '@/lib/install-offer'
import { Button } from '@/ui/controls/Button'
import { announce } from '@/ui/feedback/LiveRegion'
import { useStandalone } from '@/ui/layout/useMediaQuery'

/** How the app can be installed on this device (rules.md#install). */
type InstallWay = 'installed' | 'offered' | 'ios' | 'menu'

export function useInstallWay(): InstallWay {
  const isStandalone = useStandalone()
  const status = useSyncExternalStore(installOffer.subscribe, installOffer.status)
  if (isStandalone || status === 'installed') return 'installed'
  if (status === 'offered') return 'offered'
  return isIos(navigator) ? 'ios' : 'menu'
}

/** iOS has no install prompt. An iPad's user agent is that of a Mac, but no Mac has a touch screen. */
const isIos = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

type InstallButtonProps = {
  way: InstallWay
  isGuideOpen: boolean
  onToggleGuide: (isOpen: boolean) => void
}

/** Installs the app through the browser's prompt, or opens the instructions where there is none. */
export function InstallButton({ way, isGuideOpen, onToggleGuide }: InstallButtonProps) {
  const { t } = useTranslation('install')
  if (way === 'installed') return null
  const install = async () => {
    announce(t((await installOffer.askLearner()) ? 'installed' : 'later'))
  }
  const press =
    way === 'offered'
      ? { onClick: () => void install() }
      : { 'aria-expanded': isGuideOpen, onClick: () => onToggleGuide(!isGuideOpen) }
  return (
    <Button variant="secondary" size="small" startIcon="plus" {...press}>
      {t('install')}
    </Button>
  )
}
