import Box from '@mui/material/Box'
import MuiDialog from '@mui/material/Dialog'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/components/controls/Button'
import { IconButton } from '@/components/controls/IconButton'
import { Note } from '@/components/controls/Note'
import { CloseButton } from '@/components/dialogs/CloseButton'
import { LayerContent, layerProps } from '@/components/dialogs/LayerContent'
import { Icon } from '@/components/icons/Icon'
import { ListenButton } from '@/components/read-aloud/ListenButton'
import { loadChunk } from '@/lib/load-chunk'
import { fontSizes, radius } from '@/theme/tokens'
import { zoomOfText } from './pdf-zoom'
import { PdfControls } from './PdfControls'
import type { PdfTrouble } from './PdfDocument'
import { PdfLoading } from './PdfLoading'
import { usePdfAddress } from './usePdfAddress'

const PdfDocument = lazy(async () => ({
  default: (await loadChunk(() => import('./PdfDocument'))).PdfDocument,
}))

type PdfViewerProps = {
  /** From the server: base64, or an address `data:` or `blob:`. */
  data: string
  title: string
  /** The name of the saved file. */
  fileName: string
  /** The open page, counted from 1. */
  page: number
  onPage: (page: number) => void
  /** Reads it again from the server, where the data is malformed. */
  onRetry: () => void
  isRetrying: boolean
  /** The button for learners who cannot read it. */
  skip?: ReactNode
}

/** Shows a pdf at most 600 x 400 large and as wide as that, or in the whole window: the whole page, larger with the text. A link saves it. */
export function PdfViewer(props: PdfViewerProps) {
  const { data, title, fileName, onPage, onRetry, isRetrying, skip } = props
  const { t } = useTranslation()
  const titleId = useId()
  const address = usePdfAddress(data)
  const [isLarge, setLarge] = useState(false)
  const [zoom, setZoom] = useState(1)
  const [pages, setPages] = useState(0)
  // The stored one may come from a longer pdf.
  const page = pages === 0 ? props.page : Math.min(props.page, pages)
  const [attempt, setAttempt] = useState(0)
  const [notDrawn, setNotDrawn] = useState<PdfTrouble | null>(null)
  const trouble = address === null ? 'failed' : notDrawn
  const isShown = trouble === null || trouble === 'notAllShown'
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
      {isShown && address !== null && (
        <Viewer>
          {address === undefined ? (
            <PdfLoading isEmpty />
          ) : (
            <Suspense fallback={<PdfLoading isEmpty />}>
              <PdfDocument
                key={`${address} ${attempt}`}
                address={address}
                title={title}
                page={page}
                onPage={onPage}
                pages={pages}
                onPages={setPages}
                zoom={isLarge ? zoom : undefined}
                onTrouble={setNotDrawn}
              />
            </Suspense>
          )}
        </Viewer>
      )}
    </>
  )
  const save = address && (
    <SaveLink
      href={address}
      download={/\.pdf$/i.test(fileName) ? fileName : `${fileName}.pdf`}
      aria-label={t('ui.pdf.save')}
    >
      <Icon name="save" />
      <span>{t('ui.pdf.saveShort')}</span>
    </SaveLink>
  )

  return (
    <>
      {address === null ? (
        note
      ) : (
        <Frame>
          <PdfControls page={page} pages={pages} onPage={onPage}>
            {isShown && (
              <IconButton
                icon="enlarge"
                label={t('ui.pdf.openLarger')}
                title={t('ui.pdf.openLarger')}
                onClick={() => {
                  setZoom(zoomOfText())
                  setLarge(true)
                }}
              />
            )}
            {save}
          </PdfControls>
          {!isLarge && viewer}
        </Frame>
      )}
      {isLarge && (
        <MuiDialog open fullScreen onClose={layerProps(shrink).onClose} aria-labelledby={titleId}>
          <Large open onClose={shrink} titleId={titleId}>
            <Bar>
              <Head>
                <Typography
                  variant="h2"
                  id={titleId}
                  tabIndex={-1}
                  sx={{ flex: '1 1 8rem', fontSize: fontSizes.h3 }}
                >
                  {title}
                </Typography>
                <ListenButton />
              </Head>
              <CloseButton onClick={shrink} />
            </Bar>
            <PdfControls
              page={page}
              pages={pages}
              onPage={onPage}
              zoom={{ now: zoom, set: setZoom }}
            >
              {save}
            </PdfControls>
            {viewer}
          </Large>
        </MuiDialog>
      )}
    </>
  )
}

/** The pdf below the tools, with what is said over it. */
const Viewer = styled('div')({
  position: 'relative',
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  minHeight: 0,
})

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
  [theme.breakpoints.down('sm')]: { '& nav a > span': { display: 'none' } },
  // In very low windows all of it scrolls.
  '& [role=region]': { minHeight: '16rem' },
}))

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  gap: 4,
  alignItems: 'flex-start',
  padding: '4px 4px 4px 16px',
  backgroundColor: theme.vars.palette.background.paper,
}))

/** What does not fit beside the title stands below it. */
const Head = styled('div')({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  gap: '4px 8px',
  alignItems: 'center',
  minWidth: 0,
  minHeight: 44,
})

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '4px 8px', marginTop: 8 })

const SaveLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  gap: 4,
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 44,
  minHeight: 44,
  padding: '4px 6px',
  // The row has place for the icon only.
  [theme.breakpoints.down(360)]: { '& > span': { display: 'none' } },
}))
