import { useTranslation } from 'react-i18next'
import { Button } from '../controls/Button'

/** The video at its own address, in a new tab. */
export function OpenElsewhere({ address }: { address: string }) {
  const { t } = useTranslation()
  return (
    <Button variant="plain" href={address} endIcon="external">
      {t('ui.video.open')}
    </Button>
  )
}
