import { use, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/useLanguage'
import { Button } from '../../../controls/Button'
import { Note } from '../../../controls/Note'
import { Spinner } from '../../../controls/Spinner'
import { ListenContext } from '../../../speech/listen-settings'
import { ListenButton } from '../../../speech/ListenButton'
import { useHasVoice } from '../../../speech/useVoices'
import { withinPdf, type PdfPosition } from '../pdf-position'
import type { OpenedPdf } from '../usePdfDocument'
import { PdfControls } from './PdfControls'
import { PdfPage } from './PdfPage'
import styles from './PdfReader.module.css'

type PdfReaderProps = {
  title: string
  opened: OpenedPdf
  position: PdfPosition
  onPosition: (position: PdfPosition) => void
  onRetry: () => void
  onFailed: () => void
  /** In the large view, where the page can be made larger still; in the lesson it fits its frame. */
  isLarge: boolean
  /** The way on for who cannot read it. */
  wayOn?: ReactNode
}

/** Our own viewer, for browsers that show no pdf in a page: one page at a time, and its controls. */
export function PdfReader(props: PdfReaderProps) {
  const { title, opened, onPosition, onRetry, onFailed, isLarge } = props
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const hasVoice = useHasVoice(useLanguage())
  const isHeard = use(ListenContext).shown === 'each' && hasVoice
  if (opened === 'opening') {
    return (
      <p className={styles.opening} role="status">
        <Spinner />
        {t('ui.pdf.opening')}
      </p>
    )
  }
  if (opened === 'failed') {
    return (
      <div className={styles.failed}>
        <Note kind="error" role="alert" title={t('ui.pdf.notShown')}>
          <p>{t('ui.pdf.notShownHint')}</p>
          <Button variant="secondary" size="small" endIcon="retry" onClick={onRetry}>
            {t('ui.retry')}
          </Button>
          {props.wayOn}
        </Note>
      </div>
    )
  }
  const kept = withinPdf(props.position, opened.pages)
  const position = isLarge ? kept : { ...kept, zoom: 1 }
  const page = t('ui.pdf.page', { page: position.page, pages: opened.pages })
  return (
    <div className={styles.reader}>
      <PdfControls
        position={position}
        pages={opened.pages}
        hasZoom={isLarge}
        onPosition={(next) => onPosition(isLarge ? next : { ...next, zoom: kept.zoom })}
      >
        {isHeard && <ListenButton key={page} of={box} name={page} />}
      </PdfControls>
      <PdfPage
        document={opened}
        position={position}
        name={`${title}. ${page}`}
        box={box}
        onFailed={onFailed}
      />
    </div>
  )
}
