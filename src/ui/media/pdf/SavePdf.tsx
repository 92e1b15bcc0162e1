import { useTranslation } from 'react-i18next'
import { Icon } from '../../icons/Icon'
import styles from './SavePdf.module.css'

/** Downloads the pdf. */
export function SavePdf({ address, fileName }: { address: string; fileName: string }) {
  const { t } = useTranslation()
  return (
    <a className={styles.save} href={address} download={fileName}>
      <Icon name="save" />
      <span>{t('ui.pdf.save')}</span>
    </a>
  )
}
