import { use, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/i18n/useLanguage'
import { Button } from '../../controls/Button'
import { Note } from '../../controls/Note'
import { Icon } from '../../icons/Icon'
import { ListenContext } from '../../speech/listen-settings'
import { useHasVoice } from '../../speech/useVoices'
import type { PdfPosition } from './pdf-position'
import styles from './PdfViewer.module.css'
import { LargePdf } from './reader/LargePdf'
import { PdfReader } from './reader/PdfReader'
import { usePdf, type ReadPdf } from './usePdf'
import { usePdfDocument } from './usePdfDocument'

type PdfViewerProps = {
  /** As the server gave it: base64, or an address `data:application/pdf` or `blob:`. */
  data: string
  title: string
  /** Under which name it is saved. */
  fileName: string
  /** The page and the zoom of our own viewer. A browser's own viewer tells nobody. */
  position: PdfPosition
  onPosition: (position: PdfPosition) => void
  /** Asks the server for it again, where the data cannot be read. */
  onRetry: () => void
  isRetrying: boolean
  /** The way on for who cannot read it. */
  wayOn?: ReactNode
}

/**
 * All there is to know of showing pdfs: at most 600x400, shown by the browser where it can, else by our own viewer; and
 * always larger and to save.
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

/** Tells a browser's own viewer to leave the frame to the page: thumbnails would take half of it. */
const withoutThumbnails = '#navpanes=0'

type ShownPdfProps = Omit<PdfViewerProps, 'data' | 'onRetry' | 'isRetrying'> & { pdf: ReadPdf }

function ShownPdf({ pdf, title, fileName, position, onPosition, wayOn }: ShownPdfProps) {
  const { t } = useTranslation()
  const [isLarge, setLarge] = useState(false)
  const [isFramed, setFramed] = useState(() => pdf.isWhole && canFramePdfs())
  const hasVoice = useHasVoice(useLanguage())
  const canListen = use(ListenContext).shown !== 'hidden' && hasVoice
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
        {isFramed && canListen && (
          // A browser's own viewer does not give its words to the page.
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
 * Whether this browser shows a pdf well in a frame of the page. Phones and tablets do not: some show
 * nothing there, others only the first page, and say all the same that they can. Nor does WebKit: a blob takes
 * our Content-Security-Policy over there, which forbids every frame.
 */
function canFramePdfs(): boolean {
  const isWebKit = navigator.vendor.startsWith('Apple')
  return navigator.pdfViewerEnabled && !isWebKit && !window.matchMedia('(pointer: coarse)').matches
}

/** Puts the pdf among the learner's files. */
function SavePdf({ address, fileName }: { address: string; fileName: string }) {
  const { t } = useTranslation()
  return (
    <a className={styles.save} href={address} download={fileName}>
      <Icon name="save" />
      <span>{t('ui.pdf.save')}</span>
    </a>
  )
}
