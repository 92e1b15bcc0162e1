import { useTranslation } from 'react-i18next'
import { installOffer } from '@/lib/install-offer'
import { Button } from '@/ui/controls/Button'
import { announce } from '@/ui/feedback/live-region'
import { PagePart } from '../PagePart'
import { IosSteps } from './IosSteps'
import { useInstallWay } from './useInstallWay'

/** Norte among the apps of this device: a press where the browser offers it, else how to get there. */
export function InstallPart() {
  const { t } = useTranslation('install')
  const way = useInstallWay()
  const take = async () => {
    announce(t((await installOffer.askLearner()) ? 'installed' : 'later'))
  }
  return (
    <PagePart
      title={t('title')}
      actions={
        way === 'offered' && (
          <Button variant="secondary" startIcon="plus" onClick={() => void take()}>
            {t('install')}
          </Button>
        )
      }
    >
      <p>{t(way === 'installed' ? 'installed' : 'lead')}</p>
      {way === 'ios' && <IosSteps />}
      {way === 'menu' && (
        <p>
          {t('menu')} {t('works')}
        </p>
      )}
    </PagePart>
  )
}
