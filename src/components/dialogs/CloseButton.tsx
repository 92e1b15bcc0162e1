import { useTranslation } from 'react-i18next'
import { IconButton } from '@/components/controls/IconButton'

type CloseButtonProps = { onClick: () => void; className?: string | undefined }

/** The close button in the corner of a dialog, drawer or popover. */
export function CloseButton(button: CloseButtonProps) {
  const { t } = useTranslation()
  return <IconButton icon="close" label={t('ui.close')} {...button} />
}
