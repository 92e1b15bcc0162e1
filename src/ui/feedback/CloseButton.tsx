import { useTranslation } from 'react-i18next'
import { IconButton } from '../controls/IconButton'

type CloseButtonProps = { onClick: () => void; className?: string | undefined }

/** The cross in the corner of a layer. */
export function CloseButton(button: CloseButtonProps) {
  const { t } = useTranslation()
  return <IconButton icon="close" label={t('ui.close')} {...button} />
}
