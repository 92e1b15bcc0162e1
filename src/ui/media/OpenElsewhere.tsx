import { useTranslation } from 'react-i18next'
import { Button } from '../controls/Button'

/** The video at its own address, in a new tab; one that this page holds has none. */
export function OpenElsewhere({ address }: { address: string }) {
  const { t } = useTranslation()
  if (address.startsWith('blob:')) return null
  return (
    <Button variant="plain" href={address} endIcon="external">
      {t('ui.video.open')}
    </Button>
  )
}
