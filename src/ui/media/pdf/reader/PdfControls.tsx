import { useTranslation } from 'react-i18next'
import { PlainButton } from '../../../controls/PlainButton'
import { Icon, type IconName } from '../../../icons/Icon'
import { nextZoom, type PdfPosition } from '../pdf-position'
import styles from './PdfControls.module.css'

type PdfControlsProps = {
  position: PdfPosition
  pages: number
  onPosition: (position: PdfPosition) => void
}

/** Page by page, and larger or smaller. What has no further step stays there and can be focused. */
export function PdfControls({ position, pages, onPosition }: PdfControlsProps) {
  const { t } = useTranslation()
  const { page, zoom } = position
  const larger = nextZoom(zoom, 1)
  const smaller = nextZoom(zoom, -1)
  const toPage = (other: number) =>
    other >= 1 && other <= pages ? () => onPosition({ ...position, page: other }) : null
  const toZoom = (other: number | null) =>
    other !== null && other !== zoom ? () => onPosition({ ...position, zoom: other }) : null

  return (
    <div className={styles.controls} role="group" aria-label={t('ui.pdf.controls')}>
      <div className={styles.set}>
        {pages > 1 && (
          <Control icon="arrow-left" name={t('ui.pdf.previous')} onPress={toPage(page - 1)} />
        )}
        <p role="status" className={styles.page}>
          {t('ui.pdf.page', { page, pages })}
        </p>
        {pages > 1 && (
          <Control icon="arrow-right" name={t('ui.pdf.next')} onPress={toPage(page + 1)} />
        )}
      </div>
      <div className={styles.set}>
        <Control icon="minus" name={t('ui.pdf.smaller')} onPress={toZoom(smaller)} />
        <Control icon="plus" name={t('ui.pdf.larger')} onPress={toZoom(larger)} />
        <Control icon="fit-width" name={t('ui.pdf.fitWidth')} onPress={toZoom(1)} />
      </div>
    </div>
  )
}

type ControlProps = { icon: IconName; name: string; onPress: (() => void) | null }

function Control({ icon, name, onPress }: ControlProps) {
  return (
    <PlainButton
      className={styles.control}
      aria-label={name}
      title={name}
      aria-disabled={onPress === null || undefined}
      onClick={() => onPress?.()}
    >
      <Icon name={icon} />
    </PlainButton>
  )
}
