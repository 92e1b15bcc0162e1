import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../controls/IconButton'
import type { IconName } from '../../icons/Icon'
import { nextZoom, type PdfPosition } from './pdf-position'
import styles from './PdfViewer.module.css'

type PdfControlsProps = {
  position: PdfPosition
  pages: number
  onPosition: (position: PdfPosition) => void
}

/** The buttons for pages and zoom, of which 100% is the width of the frame. One without a further step stays focusable. */
export function PdfControls({ position, pages, onPosition }: PdfControlsProps) {
  const { t } = useTranslation()
  const { page, zoom } = position
  const pageId = useId()
  const zoomId = useId()
  const toPage = (other: number) =>
    other >= 1 && other <= pages ? () => onPosition({ ...position, page: other }) : null
  const zoomBy = (direction: 1 | -1) => {
    const other = nextZoom(zoom, direction)
    return other === null ? null : () => onPosition({ ...position, zoom: other })
  }

  return (
    <nav className={styles.controls} aria-label={t('ui.pdf.controls')}>
      <div className={styles.set}>
        {pages > 1 && (
          <Control
            icon="arrow-left"
            name={t('ui.pdf.previous')}
            whereId={pageId}
            onPress={toPage(page - 1)}
          />
        )}
        <p id={pageId} role="status" className={styles.where}>
          {t('ui.pdf.page', { page, pages })}
        </p>
        {pages > 1 && (
          <Control
            icon="arrow-right"
            name={t('ui.pdf.next')}
            whereId={pageId}
            onPress={toPage(page + 1)}
          />
        )}
      </div>
      <div className={styles.set}>
        <Control icon="minus" name={t('ui.pdf.smaller')} whereId={zoomId} onPress={zoomBy(-1)} />
        <p id={zoomId} className={styles.where}>
          {t('ui.progress.percent', { percent: zoom * 100 })}
        </p>
        <Control icon="plus" name={t('ui.pdf.larger')} whereId={zoomId} onPress={zoomBy(1)} />
      </div>
    </nav>
  )
}

type ControlProps = {
  icon: IconName
  name: string
  /** The id of the position in words, which says why there is no further step. */
  whereId: string
  onPress: (() => void) | null
}

function Control({ icon, name, whereId, onPress }: ControlProps) {
  return (
    <IconButton
      className={styles.control}
      icon={icon}
      label={name}
      title={name}
      aria-disabled={onPress === null || undefined}
      aria-describedby={onPress === null ? whereId : undefined}
      onClick={() => onPress?.()}
    />
  )
}
