import { useTranslation } from 'react-i18next'
import { installOffer } from '@/lib/install-offer'
import { Button } from '@/ui/controls/Button'
import { announce } from '@/ui/feedback/live-region'
import type { InstallWay } from './useInstallWay'

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
