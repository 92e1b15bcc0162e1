import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/useLanguage'
import { Button } from '../../controls/Button'
import { Note } from '../../controls/Note'
import { Icon } from '../../icons/Icon'
import { useHasVoice } from '../../speech/useVoices'
import type { PdfPosition } from './pdf-position'
import styles from './PdfViewer.module.css'
import { LargePdf } from './reader/LargePdf'
import { PdfReader } from './reader/PdfReader'
import { usePdf, type ReadPdf } from './usePdf'
import { usePdfDocument } from './usePdfDocument'

type PdfViewerProps = {
  /** From the server: base64, or an address `data:application/pdf` or `blob:`. */
  data: string
  title: string
  /** The name of the saved file. */
  fileName: string
  /** The page and zoom of our own viewer; the browser's does not report them. */
  position: PdfPosition
  onPosition: (position: PdfPosition) => void
  /** Reads it again from the server, where the data is malformed. */
  onRetry: () => void
  isRetrying: boolean
  /** The button for learners who cannot read it. */
  wayOn?: ReactNode
}

/**
 * Shows a pdf at most 600 x 400 large, in the browser's viewer where there is one, else in our own, with a large view
 * that can also save it.
 */
export function PdfViewer({ data, onRetry, isRetrying, ...props }: PdfViewerProps) {
  const { t } = useTranslation()
  const pdf = usePdf(data)
  if (pdf === 'reading') return <div className={styles.frame} />
  if (pdf !== 'unreadable') return <ShownPdf {...props} pdf={pdf} />
  return (
    <Note kind="error" role="alert" title={t('ui.pdf.failedPlain')} detail={t('ui.pdf.failed')}>
      <p>{t('ui.pdf.failedHint')}</p>
      <div className={styles.retry}>
        <Button
          variant="secondary"
          size="small"
          endIcon="retry"
          busy={isRetrying}
          onClick={onRetry}
        >
          {t('ui.retry')}
        </Button>
        {props.wayOn}
      </div>
    </Note>
  )
}

/** Hides the sidebar of the browser's viewer: its thumbnails would take half of the frame. */
const withoutThumbnails = '#navpanes=0'

type ShownPdfProps = Omit<PdfViewerProps, 'data' | 'onRetry' | 'isRetrying'> & { pdf: ReadPdf }

function ShownPdf({ pdf, title, fileName, position, onPosition, wayOn }: ShownPdfProps) {
  const { t } = useTranslation()
  const [isLarge, setLarge] = useState(false)
  const [isFramed, setFramed] = useState(() => pdf.isWhole && canFramePdfs())
  const hasVoice = useHasVoice(useLanguage())
  const { opened, retry, report } = usePdfDocument(isFramed ? null : pdf.blob)

  const viewerIn = (place: 'lesson' | 'large') =>
    isFramed ? (
      <iframe
        className={styles.native}
        src={pdf.address ?? `${pdf.blobAddress}${withoutThumbnails}`}
        title={title}
      />
    ) : (
      <PdfReader
        title={title}
        opened={opened}
        position={position}
        onPosition={onPosition}
        onRetry={retry}
        onDrawn={report}
        wayOn={wayOn}
        isLarge={place === 'large'}
      />
    )
  const save = <SavePdf address={pdf.blobAddress} fileName={fileName} />

  return (
    <>
      <div className={styles.frame}>{viewerIn('lesson')}</div>
      <div className={styles.ways} data-unspoken="">
        <Button variant="plain" startIcon="enlarge" onClick={() => setLarge(true)}>
          {t('ui.pdf.openLarger')}
        </Button>
        {opened?.trouble && save}
        {isFramed && hasVoice && (
          // The text of the browser's viewer is not in the DOM, so it could not be read aloud.
          <Button variant="plain" startIcon="listen" onClick={() => setFramed(false)}>
            {t('ui.pdf.toListen')}
          </Button>
        )}
      </div>
      {isLarge && (
        <LargePdf title={title} save={save} onClose={() => setLarge(false)}>
          {viewerIn('large')}
        </LargePdf>
      )}
    </>
  )
}

/**
 * Whether this browser shows a pdf in a frame. Phones and tablets do not, although `pdfViewerEnabled` may say so: some
 * show nothing, others the first page only. WebKit does not either: there a blob inherits our Content-Security-Policy,
 * which forbids frames.
 */
function canFramePdfs(): boolean {
  const isWebKit = navigator.vendor.startsWith('Apple')
  return navigator.pdfViewerEnabled && !isWebKit && !window.matchMedia('(pointer: coarse)').matches
}

/** Downloads the pdf. */
function SavePdf({ address, fileName }: { address: string; fileName: string }) {
  const { t } = useTranslation()
  return (
    <a className={styles.save} href={address} download={fileName}>
      <Icon name="save" />
      <span>{t('ui.pdf.save')}</span>
    </a>
  )
}
