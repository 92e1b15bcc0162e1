import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { installOffer } from '@/lib/install-offer'
import { Button } from '@/ui/controls/Button'
import { announce } from '@/ui/feedback/LiveRegion'
import { useStandalone } from '@/ui/layout/useMediaQuery'

/** How this device gets the app onto its home screen (rules.md#install). */
type InstallWay = 'installed' | 'offered' | 'ios' | 'menu'

export function useInstallWay(): InstallWay {
  const isStandalone = useStandalone()
  const status = useSyncExternalStore(installOffer.subscribe, installOffer.status)
  if (isStandalone || status === 'installed') return 'installed'
  if (status === 'offered') return 'offered'
  return isIos(navigator) ? 'ios' : 'menu'
}

/** An iPhone or iPad, which calls itself a Mac: there only the learner can put an app on the home screen. */
const isIos = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)

type InstallButtonProps = {
  way: InstallWay
  isHowOpen: boolean
  onToggleHow: (isOpen: boolean) => void
}

/** Norte among the apps of this device: a press where the browser offers it, else it shows how to get there. */
export function InstallButton({ way, isHowOpen, onToggleHow }: InstallButtonProps) {
  const { t } = useTranslation('install')
  if (way === 'installed') return null
  const take = async () => {
    announce(t((await installOffer.askLearner()) ? 'installed' : 'later'))
  }
  const press =
    way === 'offered'
      ? { onClick: () => void take() }
      : { 'aria-expanded': isHowOpen, onClick: () => onToggleHow(!isHowOpen) }
  return (
    <Button variant="secondary" size="small" startIcon="plus" {...press}>
      {t('install')}
    </Button>
  )
}
