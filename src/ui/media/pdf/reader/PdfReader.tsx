import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Spinner } from '../../../controls/Spinner'
import { withinPdf, type PdfPosition } from '../pdf-position'
import type { OpenedPdf, PdfTrouble } from '../usePdfDocument'
import { PdfControls } from './PdfControls'
import { PdfPage } from './PdfPage'
import styles from './PdfReader.module.css'
import { PdfTroubleNote } from './PdfTroubleNote'

type PdfReaderProps = {
  title: string
  /** Null until it is open. */
  opened: OpenedPdf | null
  position: PdfPosition
  onPosition: (position: PdfPosition) => void
  onRetry: () => void
  /** Called when the page was rendered, with its trouble or none. */
  onDrawn: (trouble: PdfTrouble | null) => void
  /** In the large view, which has zoom; in the lesson the page fits its frame. */
  isLarge: boolean
  /** The button for learners who cannot read it. */
  wayOn?: ReactNode
}

/** Our own viewer, for browsers that cannot frame pdfs: one page at a time, with controls. */
export function PdfReader(props: PdfReaderProps) {
  const { title, opened, onPosition, isLarge } = props
  const { t } = useTranslation()
  if (!opened) {
    return (
      <p className={styles.opening} role="status">
        <Spinner />
        <span>{t('ui.pdf.opening')}</span>
      </p>
    )
  }
  const { document, trouble } = opened
  const note = trouble && (
    <PdfTroubleNote trouble={trouble} onRetry={props.onRetry} wayOn={props.wayOn} />
  )
  if (!document) return <div className={styles.failed}>{note}</div>
  const kept = withinPdf(props.position, document.pages)
  const position = isLarge ? kept : { ...kept, zoom: 1 }
  const page = t('ui.pdf.page', { page: position.page, pages: document.pages })
  return (
    <div className={styles.reader}>
      <PdfControls
        position={position}
        pages={document.pages}
        hasZoom={isLarge}
        onPosition={(next) => onPosition(isLarge ? next : { ...next, zoom: kept.zoom })}
      ></PdfControls>
      <PdfPage
        document={document}
        position={position}
        name={`${title}. ${page}`}
        onDrawn={props.onDrawn}
      >
        {note}
      </PdfPage>
    </div>
  )
}
