import { useSyncExternalStore } from 'react'
import { installOffer } from '@/lib/install-offer'
import { isIos } from '@/lib/is-ios'
import { useStandalone } from '@/ui/layout/useMediaQuery'

/** How this device gets the app onto its home screen (rules.md#install). */
export type InstallWay = 'installed' | 'offered' | 'ios' | 'menu'

export function useInstallWay(): InstallWay {
  const isStandalone = useStandalone()
  const standing = useSyncExternalStore(installOffer.subscribe, installOffer.standing)
  if (isStandalone || standing === 'installed') return 'installed'
  if (standing === 'offered') return 'offered'
  return isIos(navigator) ? 'ios' : 'menu'
}
