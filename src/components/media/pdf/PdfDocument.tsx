import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Document, Page, type PageProps } from 'react-pdf'
import 'react-pdf/dist/Page/AnnotationLayer.css'
import 'react-pdf/dist/Page/TextLayer.css'
import { useElementWidth } from '@/components/layout/useElementWidth'
import { fetchWorker, pdfOptions } from './pdf-library'
import { PdfControls, type PdfPosition } from './PdfControls'
import { PdfLoading } from './PdfLoading'

/** Why a pdf or its current page is not shown: the data is no pdf, or it cannot be shown here. */
export type PdfTrouble = 'failed' | 'notShown' | 'notAllShown' | 'locked'

type PdfDocumentProps = {
  address: string
  title: string
  position: PdfPosition
  onPosition: (position: PdfPosition) => void
  onTrouble: (trouble: PdfTrouble | null) => void
}

/** The largest canvas that cheap phones can allocate, and any desktop, in pixels; larger pages are rendered less sharp. */
const mostPixels = () => (window.matchMedia('(pointer: coarse)').matches ? 5_000_000 : 32_000_000)

const linksOverHttp: NonNullable<PageProps['filterAnnotations']> = ({ annotations }) =>
  annotations.filter(({ url }) => url === undefined || /^https?:/i.test(url))

/** A pdf, drawn one page at a time by react-pdf, with its text and links. */
export function PdfDocument(props: PdfDocumentProps) {
  const { address, title, onPosition, onTrouble } = props
  const { t } = useTranslation()
  const [measure, width] = useElementWidth()
  const box = useRef<HTMLDivElement>(null)
  const [isReady, setReady] = useState(false)
  const [pages, setPages] = useState(0)
  const [drawn, setDrawn] = useState('')
  /** The height of each loaded page, where its width is 1. */
  const [heights, setHeights] = useState<Readonly<Record<number, number>>>({})
  const { zoom } = props.position
  // The stored one may come from a longer pdf.
  const page = Math.min(props.position.page, pages)
  const height = heights[page]
  const wanted = `${page} ${zoom} ${width}`

  useEffect(() => {
    fetchWorker().then(
      () => setReady(true),
      () => onTrouble('notShown'),
    )
  }, [onTrouble])

  useEffect(() => {
    box.current?.scrollTo(0, 0)
  }, [page])

  // For a link in the pdf react-pdf calls the first function that it was given, which knows only the first zoom.
  const goToPage = useRef((to: number) => onPosition({ page: to, zoom }))
  useEffect(() => {
    goToPage.current = (to) => onPosition({ page: to, zoom })
  }, [onPosition, zoom])

  const finish = (trouble: PdfTrouble | null) => {
    setDrawn(wanted)
    onTrouble(trouble)
  }

  return (
    <>
      {pages > 0 && <PdfControls position={{ page, zoom }} pages={pages} onPosition={onPosition} />}
      <Scroller
        ref={box}
        role="region"
        aria-label={pages > 0 ? `${title}. ${t('ui.pdf.page', { page, pages })}` : title}
        // So that it can have the focus, and then scrolls by the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <Box ref={measure} sx={{ m: 1.5 }}>
          <Document
            file={isReady ? address : null}
            noData={null}
            options={pdfOptions}
            loading={null}
            error={null}
            externalLinkTarget="_blank"
            externalLinkRel="noopener noreferrer"
            onItemClick={({ pageNumber }) => goToPage.current(pageNumber)}
            onLoadSuccess={({ numPages }) => setPages(numPages)}
            onLoadError={({ name }) =>
              onTrouble(name === 'InvalidPDFException' ? 'failed' : 'notShown')
            }
            onPassword={() => onTrouble('locked')}
          >
            {pages > 0 && (
              <PdfPage
                // react-pdf gives names to elements without a role in it; the text stands beside it.
                canvasRef={(canvas) => canvas?.setAttribute('aria-hidden', 'true')}
                pageNumber={page}
                width={width * zoom}
                // Not drawn before its shape is known.
                renderMode={height === undefined ? 'none' : 'canvas'}
                devicePixelRatio={Math.min(
                  window.devicePixelRatio,
                  Math.sqrt(mostPixels() / (height ?? 1)) / (width * zoom),
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
      {drawn !== wanted && <PdfLoading />}
    </>
  )
}

/** It leaves native scrolling and pinch zoom alone. */
const Scroller = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  scrollbarGutter: 'stable',
  // The ground behind the page is gray in light and dark.
  '&:focus-visible': {
    '--mui-palette-focus-ink': theme.vars.palette.media.paper,
    outlineOffset: -5,
    boxShadow: 'none !important',
  },
}))

const PdfPage = styled(Page)({ width: 'max-content', margin: '0 auto', colorScheme: 'only light' })
