import MuiDialog from '@mui/material/Dialog'
import { Suspense, useEffect, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyAgain } from '@/lib/lazy-again'
import { Button } from '../../controls/Button'
import { Note } from '../../controls/Note'
import { HeadTools } from '../../extras/extras'
import { closesBy, LayerContent } from '../../feedback/LayerContent'
import { Icon } from '../../icons/Icon'
import { ErrorBoundary } from '../../states/ErrorBoundary'
import { Loading } from '../../states/Loading'
import { pdfAddress, type PdfAddress } from './pdf-address'
import type { PdfPosition } from './pdf-position'
import type { PdfTrouble } from './PdfDocument'
import styles from './PdfViewer.module.css'

const PdfDocument = lazyAgain(async () => ({
  default: (await import('./PdfDocument')).PdfDocument,
}))

type PdfViewerProps = {
  /** From the server: base64, or an address `data:application/pdf` or `blob:`. */
  data: string
  title: string
  /** The name of the saved file. */
  fileName: string
  position: PdfPosition
  onPosition: (position: PdfPosition) => void
  /** Reads it again from the server, where the data is malformed. */
  onRetry: () => void
  isRetrying: boolean
  /** The button for learners who cannot read it. */
  skip?: ReactNode
}

/** Shows a pdf at most 600 x 400 large, or in the whole window, with a link that saves it. */
export function PdfViewer({ data, ...props }: PdfViewerProps) {
  const [address, setAddress] = useState<{ data: string; address: string | null }>()

  useEffect(() => {
    let made: PdfAddress | null = null
    // After the frame is shown: a sheet of several MB takes a moment to decode.
    const timer = setTimeout(() => {
      made = pdfAddress(data)
      setAddress({ data, address: made?.address ?? null })
    })
    return () => {
      clearTimeout(timer)
      made?.revoke?.()
    }
  }, [data])

  if (address?.data !== data) return <div className={styles.frame} />
  if (address.address === null) return <PdfNote {...props} trouble="failed" />
  return <ShownPdf {...props} address={address.address} />
}

type ShownPdfProps = Omit<PdfViewerProps, 'data'> & { address: string }

function ShownPdf(props: ShownPdfProps) {
  const { address, title, fileName, position, onPosition, onRetry } = props
  const { t } = useTranslation()
  const titleId = useId()
  const [isLarge, setLarge] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [trouble, setTrouble] = useState<PdfTrouble | null>(null)
  const isOpen = trouble === null || trouble === 'notAllShown'
  const shrink = () => setLarge(false)

  const retry = () => {
    if (trouble === 'failed') onRetry()
    setTrouble(null)
    setAttempt(attempt + 1)
  }
  const viewer = (
    <>
      {trouble && <PdfNote {...props} trouble={trouble} onRetry={retry} />}
      {isOpen && (
        <ErrorBoundary fallback={null} onError={() => setTrouble('notShown')}>
          <Suspense fallback={<Loading room="frame" label={t('ui.pdf.opening')} />}>
            <PdfDocument
              key={`${address} ${attempt}`}
              address={address}
              title={title}
              position={position}
              onPosition={onPosition}
              onTrouble={setTrouble}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  )
  const save = (
    <a
      className={styles.save}
      href={address}
      download={/\.pdf$/i.test(fileName) ? fileName : `${fileName}.pdf`}
    >
      <Icon name="save" />
      <span>{t('ui.pdf.save')}</span>
    </a>
  )

  return (
    <>
      <div className={styles.frame}>{!isLarge && viewer}</div>
      <div className={styles.ways}>
        <Button variant="plain" startIcon="enlarge" onClick={() => setLarge(true)}>
          {t('ui.pdf.openLarger')}
        </Button>
        {save}
      </div>
      {isLarge && (
        <MuiDialog open fullScreen onClose={closesBy(shrink)} aria-labelledby={titleId}>
          <LayerContent open onClose={shrink} titleId={titleId} className={styles.paper}>
            <div className={styles.bar}>
              <h2 id={titleId} className={styles.title} tabIndex={-1}>
                {title}
              </h2>
              <HeadTools />
              {save}
              <Button variant="secondary" size="small" startIcon="close" onClick={shrink}>
                {t('ui.close')}
              </Button>
            </div>
            <div className={styles.large}>{viewer}</div>
          </LayerContent>
        </MuiDialog>
      )}
    </>
  )
}

type PdfNoteProps = Pick<PdfViewerProps, 'onRetry' | 'isRetrying' | 'skip'> & {
  trouble: PdfTrouble
}

/** What of a pdf cannot be shown, and what to do. */
function PdfNote({ trouble, onRetry, isRetrying, skip }: PdfNoteProps) {
  const { t } = useTranslation()
  const hint = trouble === 'notAllShown' ? 'notShownHint' : (`${trouble}Hint` as const)
  return (
    <div className={styles.trouble}>
      <Note
        kind="error"
        role="alert"
        title={t(trouble === 'failed' ? 'ui.pdf.failedPlain' : `ui.pdf.${trouble}`)}
        detail={trouble === 'failed' ? t('ui.pdf.failed') : undefined}
      >
        <p>{t(`ui.pdf.${hint}`)}</p>
        <div className={styles.retry}>
          {trouble !== 'locked' && (
            <Button
              variant="secondary"
              size="small"
              endIcon="retry"
              busy={isRetrying}
              onClick={onRetry}
            >
              {t('ui.retry')}
            </Button>
          )}
          {skip}
        </div>
      </Note>
    </div>
  )
}
