import MuiDialog from '@mui/material/Dialog'
import { lazy, Suspense, useEffect, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { LayerContent, layerProps } from '@/components/dialogs/LayerContent'
import { Icon } from '@/components/icons/Icon'
import { ListenButton } from '@/components/read-aloud/ListenButton'
import { loadChunk } from '@/lib/load-chunk'
import { pdfAddress } from './pdf-address'
import type { PdfPosition } from './PdfControls'
import type { PdfTrouble } from './PdfDocument'
import { PdfLoading } from './PdfLoading'
import styles from './PdfViewer.module.css'

const PdfDocument = lazy(async () => ({
  default: (await loadChunk(() => import('./PdfDocument'))).PdfDocument,
}))

type PdfViewerProps = {
  /** From the server: base64, or an address `data:` or `blob:`. */
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
export function PdfViewer(props: PdfViewerProps) {
  const { data, title, fileName, position, onPosition, onRetry, isRetrying, skip } = props
  const { t } = useTranslation()
  const titleId = useId()
  const address = usePdfAddress(data)
  const [isLarge, setLarge] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const [notDrawn, setNotDrawn] = useState<PdfTrouble | null>(null)
  const trouble = address === null ? 'failed' : notDrawn
  const shrink = () => setLarge(false)

  const retry = () => {
    if (trouble === 'failed') onRetry()
    setNotDrawn(null)
    setAttempt(attempt + 1)
  }
  const note = trouble && (
    <div className={styles.trouble}>
      <Note
        kind="error"
        role="alert"
        title={t(`ui.pdf.${trouble}.title`)}
        detail={t('ui.pdf.error')}
      >
        <p>{t(`ui.pdf.${trouble}.hint`)}</p>
        <div className={styles.ways}>
          {trouble !== 'locked' && (
            <Button
              variant="secondary"
              size="small"
              endIcon="retry"
              busy={isRetrying}
              onClick={retry}
            >
              {t('ui.retry')}
            </Button>
          )}
          {skip}
        </div>
      </Note>
    </div>
  )
  const viewer = (
    <>
      {note}
      {address && (trouble === null || trouble === 'notAllShown') && (
        <Suspense fallback={<PdfLoading />}>
          <PdfDocument
            key={`${address} ${attempt}`}
            address={address}
            title={title}
            position={position}
            onPosition={onPosition}
            onTrouble={setNotDrawn}
          />
        </Suspense>
      )}
    </>
  )
  const save = address && (
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
      {address === null ? note : <div className={styles.frame}>{!isLarge && viewer}</div>}
      {address && (
        <div className={styles.ways}>
          <Button variant="plain" startIcon="enlarge" onClick={() => setLarge(true)}>
            {t('ui.pdf.openLarger')}
          </Button>
          {save}
        </div>
      )}
      {isLarge && (
        <MuiDialog open fullScreen onClose={layerProps(shrink).onClose} aria-labelledby={titleId}>
          <LayerContent open onClose={shrink} titleId={titleId} className={styles.large}>
            <div className={styles.bar}>
              <h2 id={titleId} className={styles.title} tabIndex={-1}>
                {title}
              </h2>
              <ListenButton />
              {save}
              <Button variant="secondary" size="small" startIcon="close" onClick={shrink}>
                {t('ui.close')}
              </Button>
            </div>
            {viewer}
          </LayerContent>
        </MuiDialog>
      )}
    </>
  )
}

/** The address of the data; null where it is no pdf, undefined until it is decoded. */
function usePdfAddress(data: string): string | null | undefined {
  const [made, setMade] = useState<{ from: string; address: string | null }>()
  useEffect(() => {
    let pdf: ReturnType<typeof pdfAddress> = null
    // After the frame is shown: a pdf of several MB takes a moment.
    const timer = setTimeout(() => {
      pdf = pdfAddress(data)
      setMade({ from: data, address: pdf?.address ?? null })
    })
    return () => {
      clearTimeout(timer)
      pdf?.revoke?.()
    }
  }, [data])
  return made?.from === data ? made.address : undefined
}
