import Box from '@mui/material/Box'
import MuiDialog from '@mui/material/Dialog'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useEffect, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { LayerContent, layerProps } from '@/components/dialogs/LayerContent'
import { Icon } from '@/components/icons/Icon'
import { ListenButton } from '@/components/read-aloud/ListenButton'
import { loadChunk } from '@/lib/load-chunk'
import { fontSizes, radius } from '@/theme/tokens'
import { pdfAddress } from './pdf-address'
import type { PdfPosition } from './PdfControls'
import type { PdfTrouble } from './PdfDocument'
import { PdfLoading } from './PdfLoading'

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
    <Box sx={{ flex: 'none', maxHeight: '100%', overflow: 'auto' }}>
      <Note
        kind="error"
        role="alert"
        title={t(`ui.pdf.${trouble}.title`)}
        detail={t('ui.pdf.error')}
      >
        <p>{t(`ui.pdf.${trouble}.hint`)}</p>
        <Ways>
          {trouble !== 'locked' && (
            <Button
              variant="outlined"
              size="small"
              endIcon="retry"
              busy={isRetrying}
              onClick={retry}
            >
              {t('ui.retry')}
            </Button>
          )}
          {skip}
        </Ways>
      </Note>
    </Box>
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
    <SaveLink href={address} download={/\.pdf$/i.test(fileName) ? fileName : `${fileName}.pdf`}>
      <Icon name="save" />
      <span>{t('ui.pdf.save')}</span>
    </SaveLink>
  )

  return (
    <>
      {address === null ? note : <Frame>{!isLarge && viewer}</Frame>}
      {address && (
        <Ways>
          <Button variant="text" startIcon="enlarge" onClick={() => setLarge(true)}>
            {t('ui.pdf.openLarger')}
          </Button>
          {save}
        </Ways>
      )}
      {isLarge && (
        <MuiDialog open fullScreen onClose={layerProps(shrink).onClose} aria-labelledby={titleId}>
          <Large open onClose={shrink} titleId={titleId}>
            <Bar>
              <Typography
                variant="h2"
                id={titleId}
                tabIndex={-1}
                sx={{ flex: '1 1 14rem', fontSize: fontSizes.h3 }}
              >
                {title}
              </Typography>
              <ListenButton />
              {save}
              <Button variant="outlined" size="small" startIcon="close" onClick={shrink}>
                {t('ui.close')}
              </Button>
            </Bar>
            {viewer}
          </Large>
        </MuiDialog>
      )}
    </>
  )
}

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 600,
  height: 400,
  overflow: 'hidden',
  border: `2px solid ${theme.vars.palette.border.control}`,
  borderRadius: radius.field,
  backgroundColor: theme.vars.palette.media.desk,
}))

const Large = styled(LayerContent)(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'auto',
  backgroundColor: theme.vars.palette.media.desk,
  // In very low windows all of it scrolls.
  '& [role=region]': { minHeight: '16rem' },
}))

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: '4px 12px',
  alignItems: 'center',
  padding: '8px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
}))

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', marginTop: 8 })

const SaveLink = styled(Link)(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  gap: 10,
  alignItems: 'center',
  minHeight: 48,
  padding: '8px 12px',
}))

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
