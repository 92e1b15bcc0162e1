import { useTranslation } from 'react-i18next'
import { PlainButton } from '../controls/PlainButton'
import { Icon } from '../icons/Icon'
import styles from './CloseButton.module.css'

type CloseButtonProps = { onClick: () => void; className?: string | undefined }

/** The cross in the corner of a layer. */
export function CloseButton({ onClick, className }: CloseButtonProps) {
  const { t } = useTranslation()
  return (
    <PlainButton
      className={`${styles.close} ${className ?? ''}`}
      aria-label={t('ui.close')}
      onClick={onClick}
    >
      <Icon name="close" />
    </PlainButton>
  )
}
