import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../controls/IconButton'
import type { IconName } from '../../../icons/Icon'
import { nextZoom, type PdfPosition } from '../pdf-position'
import styles from './PdfControls.module.css'

type PdfControlsProps = {
  position: PdfPosition
  pages: number
  onPosition: (position: PdfPosition) => void
  /** Shows the zoom buttons. */
  hasZoom: boolean
}

/** The buttons for pages and zoom. One without a further step stays focusable. */
export function PdfControls({ position, pages, onPosition, hasZoom }: PdfControlsProps) {
  const { t } = useTranslation()
  const { page, zoom } = position
  const pageId = useId()
  const zoomId = useId()
  const larger = nextZoom(zoom, 1)
  const smaller = nextZoom(zoom, -1)
  const toPage = (other: number) =>
    other >= 1 && other <= pages ? () => onPosition({ ...position, page: other }) : null
  const toZoom = (other: number | null) =>
    other !== null && other !== zoom ? () => onPosition({ ...position, zoom: other }) : null

  return (
    <div
      className={styles.controls}
      role="group"
      aria-label={t('ui.pdf.controls')}
      data-unspoken=""
    >
      <div className={styles.set}>
        {pages > 1 && (
          <Control
            icon="arrow-left"
            name={t('ui.pdf.previous')}
            where={pageId}
            onPress={toPage(page - 1)}
          />
        )}
        <p id={pageId} role="status" className={styles.page}>
          {t('ui.pdf.page', { page, pages })}
        </p>
        {pages > 1 && (
          <Control
            icon="arrow-right"
            name={t('ui.pdf.next')}
            where={pageId}
            onPress={toPage(page + 1)}
          />
        )}
      </div>
      {hasZoom && (
        <div className={styles.set}>
          <Control
            icon="minus"
            name={t('ui.pdf.smaller')}
            where={zoomId}
            onPress={toZoom(smaller)}
          />
          <p id={zoomId} className={styles.page}>
            {t('ui.progress.percent', { percent: zoom * 100 })}
          </p>
          <Control icon="plus" name={t('ui.pdf.larger')} where={zoomId} onPress={toZoom(larger)} />
          <Control
            icon="fit-width"
            name={t('ui.pdf.fitWidth')}
            where={zoomId}
            onPress={toZoom(1)}
          />
        </div>
      )}
    </div>
  )
}

type ControlProps = {
  icon: IconName
  name: string
  /** The id of the position in words, which says why there is no further step. */
  where: string
  onPress: (() => void) | null
}

function Control({ icon, name, where, onPress }: ControlProps) {
  return (
    <IconButton
      className={styles.control}
      icon={icon}
      label={name}
      title={name}
      aria-disabled={onPress === null || undefined}
      aria-describedby={onPress === null ? where : undefined}
      onClick={() => onPress?.()}
    />
  )
}
