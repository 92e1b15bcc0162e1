import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useForkRef } from '@mui/material/utils'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Document, Page, type PageProps } from 'react-pdf'
import { useElementSize } from '@/components/layout/useElementSize'
import { usePhone } from '@/lib/media-queries'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import { fetchWorker, pdfOptions } from './pdf-library'
import { readWords, type PdfText } from './pdf-words'
import { PdfLoading } from './PdfLoading'

/**
 * Why a pdf is not shown, or not all of it: `failed` is no pdf, `notShown` cannot be shown here, `notAllShown` lacks a page or an
 * image, `locked` asks for a password.
 */
export type PdfTrouble = 'failed' | 'notShown' | 'notAllShown' | 'locked'

type PdfDocumentProps = {
  address: string
  title: string
  /** Counted from 1. */
  page: number
  onPage: (page: number) => void
  /** How many there are, once that is known; else 0. */
  pages: number
  onPages: (pages: number) => void
  /** What all its pages say, once that is read. */
  onWords: (words: PdfText) => void
  /**
   * How much larger than the whole page it is drawn, but never smaller than before it was enlarged, when it was `before` px
   * wide; without it it is as wide as the frame.
   */
  zoom?: { now: number; before: number } | undefined
  onTrouble: (trouble: PdfTrouble | null) => void
  /** Called when the page is pressed beside its links. */
  onPress?: (() => void) | undefined
}

/** Around the page, in px. On a phone it takes the whole width. */
const margins = { phone: 0, other: 12 }

/** The largest canvas that cheap phones can allocate, and any desktop, in pixels; larger pages are rendered less sharp. */
const mostPixels = () => (window.matchMedia('(pointer: coarse)').matches ? 5_000_000 : 32_000_000)

const linksOverHttp: NonNullable<PageProps['filterAnnotations']> = ({ annotations }) =>
  annotations.filter(({ url }) => url === undefined || /^https?:/i.test(url))

/** A pdf, drawn one page at a time by react-pdf, with its links. Its words stand below it (PdfWords). */
export function PdfDocument(props: PdfDocumentProps) {
  const { address, title, page, pages, onPage, onPages, onWords, zoom, onTrouble, onPress } = props
  const { t } = useTranslation()
  const isPhone = usePhone()
  const margin = isPhone ? margins.phone : margins.other
  const [measure, frame] = useElementSize()
  const box = useRef<HTMLDivElement>(null)
  const ref = useForkRef(measure, box)
  const [isReady, setReady] = useState(false)
  const [drawn, setDrawn] = useState('')
  /** The height of each loaded page, where its width is 1. */
  const [heights, setHeights] = useState<Readonly<Record<number, number>>>({})
  const height = heights[page]
  const widest = frame.width - 2 * margin
  const whole = Math.min(widest, (frame.height - 2 * margin) / (height ?? 1))
  const width = zoom ? Math.max(whole, Math.min(zoom.before, widest)) * zoom.now : widest
  const wanted = `${page} ${width}`

  useEffect(() => {
    fetchWorker().then(
      () => setReady(true),
      () => onTrouble('notShown'),
    )
  }, [onTrouble])

  // Another page begins at its top, which comes into view.
  const shown = useRef(page)
  useEffect(() => {
    box.current?.scrollTo(0, 0)
    if (shown.current === page) return
    shown.current = page
    const isAbove = (box.current?.getBoundingClientRect().top ?? 0) < 0
    box.current?.scrollIntoView({ block: isAbove ? 'start' : 'nearest' })
  }, [page])

  // pdf.js makes links without a name, some time after the page is drawn or before it; react-pdf does not tell when.
  useEffect(() => {
    if (!box.current) return
    const nameLinks = () => {
      for (const link of box.current?.querySelectorAll('a') ?? []) {
        if (link.target) link.ariaLabel = `${link.host}, ${t('ui.newTab')}`
        else link.ariaLabel = link.title || t('ui.pdf.otherPlace')
      }
    }
    nameLinks()
    const observer = new MutationObserver(nameLinks)
    observer.observe(box.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [t])

  const finish = (trouble: PdfTrouble | null) => {
    setDrawn(wanted)
    onTrouble(trouble)
  }

  return (
    <>
      <Scroller
        ref={ref}
        role="region"
        data-whole={(isPhone && !zoom) || undefined}
        aria-label={pages > 0 ? `${title}. ${t('ui.pdf.page', { page, pages })}` : title}
        // So that it can have the focus, and then scrolls by the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <Box sx={{ width: 'fit-content', m: `${margin}px auto`, px: `${margin}px` }}>
          <Document
            file={isReady ? address : null}
            noData={null}
            options={pdfOptions}
            loading={null}
            error={null}
            externalLinkTarget="_blank"
            externalLinkRel="noopener noreferrer"
            onItemClick={({ pageNumber }) => onPage(pageNumber)}
            onLoadSuccess={(pdf) => {
              onPages(pdf.numPages)
              // Where a page cannot be read, or the pdf was left meanwhile, it is only drawn.
              readWords(pdf).then(onWords, () => {})
            }}
            onLoadError={({ name }) =>
              onTrouble(name === 'InvalidPDFException' ? 'failed' : 'notShown')
            }
            onPassword={() => onTrouble('locked')}
          >
            {pages > 0 && (
              <PdfPage
                // Its words stand below it, as text.
                canvasRef={(canvas) => canvas?.setAttribute('aria-hidden', 'true')}
                {...(onPress && { onClick: onPress })}
                renderTextLayer={false}
                pageNumber={page}
                width={width}
                // Not drawn before its shape is known.
                renderMode={height === undefined ? 'none' : 'canvas'}
                devicePixelRatio={Math.min(
                  window.devicePixelRatio,
                  Math.sqrt(mostPixels() / (height ?? 1)) / width,
                )}
                onLoadSuccess={({ originalWidth, originalHeight }) =>
                  setHeights({ ...heights, [page]: originalHeight / originalWidth })
                }
                loading={null}
                error={null}
                filterAnnotations={linksOverHttp}
                onLoadError={() => finish('notAllShown')}
                onRenderError={() => finish('notAllShown')}
                onRenderSuccess={({ objs, commonObjs }) => {
                  // pdf.js skips an image that it cannot decode and stores null for it.
                  const isWhole = [...objs, ...commonObjs].every(([, data]) => data !== null)
                  finish(isWhole ? null : 'notAllShown')
                }}
              />
            )}
          </Document>
        </Box>
      </Scroller>
      <PdfLoading isLoading={drawn !== wanted} isEmpty={drawn === ''} />
    </>
  )
}

/** It leaves native scrolling and pinch zoom alone. */
const Scroller = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  // The row of tools above it comes into view, too.
  scrollMarginTop: 60,
  overflow: 'auto',
  scrollbarGutter: 'stable',
  // On a phone all of it is there at once, and scrolls with the lesson.
  '&[data-whole]': { overflow: 'visible' },
  // The ground behind the page is gray in light and dark.
  '&:focus-visible': {
    '--mui-palette-focus-ink': theme.vars.palette.media.paper,
    outlineOffset: -5,
    boxShadow: 'none !important',
  },
}))

const PdfPage = styled(Page)({
  width: 'max-content',
  margin: '0 auto',
  // As a sheet of paper on a desk.
  boxShadow: '0 2px 10px rgba(0, 0, 0, .45)',
  colorScheme: 'only light',
})
