import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '@/components/controls/IconButton'
import { Icon } from '@/components/icons/Icon'
import { textScale } from '@/lib/text-scale'
import { radius } from '@/theme/tokens'
import type { PdfText } from './pdf-words'
import { zoomOfText } from './pdf-zoom'
import { PdfControls } from './PdfControls'
import { PdfDialog } from './PdfDialog'
import { PdfLoading } from './PdfLoading'
import { PdfNote } from './PdfNote'
import { PdfWords } from './PdfWords'
import { UnseenPages } from './UnseenPages'
import type { PdfAddress } from './usePdfAddress'

const PdfDocument = lazy(async () => ({
  default: (await import('./PdfDocument')).PdfDocument,
}))

type PdfViewerProps = {
  pdf: PdfAddress
  title: string
  /** The name of the saved file. */
  fileName: string
  /** The open page, counted from 1. */
  page: number
  /** How many there are; 0 until the pdf has loaded. */
  pages: number
  /** How many were not opened yet; the page around the viewer says it, too. */
  unseen: number
  onPage: (page: number) => void
  onPages: (pages: number) => void
  /** Reads it again from the server, where the data is malformed. */
  onRetry: () => void
  isRetrying: boolean
  /** Called when the page is pressed beside its links. */
  onPress?: () => void
  /** The button for learners who cannot read it. */
  skip?: ReactNode
}

/** The words of a pdf are unfolded from the text size "Large" on. */
const wordsOpenFrom = 1.25

/**
 * Shows a pdf in a frame of at most 600 x 400, its page as wide as the frame; on a phone as wide as the window and as high as the
 * page. In the whole window the whole page shows, enlarged by the text size. Its words stand below it as text. A link saves it.
 */
export function PdfViewer(props: PdfViewerProps) {
  const { pdf, title, fileName, page, pages, unseen, onPage, onPages } = props
  const { onRetry, isRetrying, onPress, skip } = props
  const { t } = useTranslation()
  const { address, trouble, setTrouble } = pdf
  const frame = useRef<HTMLDivElement>(null)
  /** The width of the frame when its pdf was opened in the whole window, in px. */
  const [widthBefore, setWidthBefore] = useState<number | null>(null)
  const [zoom, setZoom] = useState(1)
  const [read, setRead] = useState<{ address: string; words: PdfText }>()
  const [attempt, setAttempt] = useState(0)
  const isShown = trouble === null || trouble === 'notAllShown'

  const retry = () => {
    if (trouble === 'failed') onRetry()
    setTrouble(null)
    setAttempt(attempt + 1)
  }

  if (address === null) {
    return <PdfNote trouble="failed" onRetry={retry} isRetrying={isRetrying} skip={skip} />
  }
  // In the page or in the dialog: it is drawn only once.
  const viewer = (
    <>
      {trouble && <PdfNote trouble={trouble} onRetry={retry} isRetrying={isRetrying} skip={skip} />}
      {isShown && (
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
                onPages={onPages}
                onWords={(words) => setRead({ address, words })}
                zoom={widthBefore === null ? undefined : { now: zoom, before: widthBefore }}
                onTrouble={setTrouble}
                onPress={onPress}
              />
            </Suspense>
          )}
        </Viewer>
      )}
    </>
  )
  const isLarge = widthBefore !== null
  const words = isShown && read && read.address === address && (
    <PdfWords words={read.words} isOpen={!isLarge && textScale() >= wordsOpenFrom} />
  )
  return (
    <>
      <Frame ref={frame}>
        <PdfControls page={page} pages={pages} onPage={onPage}>
          {isShown && (
            <IconButton
              icon="enlarge"
              label={t('ui.pdf.openLarger')}
              onClick={() => {
                setZoom(zoomOfText())
                setWidthBefore(frame.current?.clientWidth ?? 0)
              }}
            />
          )}
          <SaveLink address={address} fileName={fileName} />
        </PdfControls>
        {!isLarge && viewer}
      </Frame>
      {!isLarge && <Box sx={{ mt: 1 }}>{words}</Box>}
      {isLarge && (
        <PdfDialog title={title} onClose={() => setWidthBefore(null)}>
          <PdfControls page={page} pages={pages} onPage={onPage} zoom={{ now: zoom, set: setZoom }}>
            <SaveLink address={address} fileName={fileName} />
          </PdfControls>
          {viewer}
          <Box sx={{ flex: 'none', px: 2, pb: 1, bgcolor: 'background.paper' }}>
            <UnseenPages unseen={unseen} pages={pages} onPage={onPage} />
            {words}
          </Box>
        </PdfDialog>
      )}
    </>
  )
}

type SaveLinkProps = { address: string | undefined; fileName: string }

/** Saves the pdf, once its address is known. */
function SaveLink({ address, fileName }: SaveLinkProps) {
  const { t } = useTranslation()
  if (address === undefined) return null
  return (
    <ToolLink
      href={address}
      download={/\.pdf$/i.test(fileName) ? fileName : `${fileName}.pdf`}
      aria-label={t('ui.pdf.save')}
    >
      <Icon name="save" />
      <span>{t('ui.pdf.saveShort')}</span>
    </ToolLink>
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
  // As wide as the window, and as high as the page.
  [theme.breakpoints.down('sm')]: {
    height: 'auto',
    minHeight: 300,
    marginInline: -16,
    borderInline: 0,
    borderRadius: 0,
  },
}))

const ToolLink = styled(Link)(({ theme }) => ({
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
