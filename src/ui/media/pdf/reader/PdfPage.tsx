import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import timing from '@/config/timing.json'
import { Spinner } from '../../../controls/Spinner'
import { useElementWidth } from '../../../layout/useElementWidth'
import { useElapsed } from '../../../states/useElapsed'
import type { PdfDocument } from '../pdf-library'
import type { PdfPosition } from '../pdf-position'
import type { PdfTrouble } from '../usePdfDocument'
import styles from './PdfPage.module.css'

type PdfPageProps = {
  document: PdfDocument
  position: PdfPosition
  /** Its name for screen readers. */
  name: string
  onDrawn: (trouble: PdfTrouble | null) => void
  /** A message above it. */
  children: ReactNode
}

/**
 * One page in a scroll container; at its ends scrolling chains to the page. Only this page is rendered, again whenever
 * its number, zoom or the container's width changes.
 */
export function PdfPage({ document, position, name, onDrawn, children }: PdfPageProps) {
  const { page, zoom } = position
  const [measure, width] = useElementWidth()
  const box = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const shown = useRef<{ page: number } | null>(null)
  const [drawn, setDrawn] = useState<string | null>(null)
  const wanted = `${page} ${zoom} ${width}`
  const finish = useEffectEvent((trouble: PdfTrouble | null) => {
    setDrawn(wanted)
    onDrawn(trouble)
  })

  useEffect(() => {
    const drawing = new AbortController()
    const show = async () => {
      const { signal } = drawing
      const { picture, words, isWhole } = await document.draw({ page, width: width * zoom, signal })
      const restore = box.current && rememberCentre(box.current)
      sheet.current?.replaceChildren(picture, words)
      if (shown.current?.page === page) restore?.()
      else box.current?.scrollTo(0, 0)
      shown.current = { page }
      finish(isWhole ? null : 'notAllShown')
    }
    show().catch(() => {
      if (drawing.signal.aborted) return
      sheet.current?.replaceChildren()
      finish('notShown')
    })
    return () => drawing.abort()
  }, [document, page, zoom, width, box])

  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls with the keys */}
      <div ref={box} className={styles.box} role="region" aria-label={name} tabIndex={0}>
        <div ref={measure} className={styles.room}>
          {children}
          <div ref={sheet} className={styles.sheet} />
        </div>
      </div>
      {drawn !== wanted && <DrawingNote />}
    </div>
  )
}

/** Keeps the centre of the container in place when the page changes its size. */
function rememberCentre(box: HTMLElement): () => void {
  const x = (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth
  const y = (box.scrollTop + box.clientHeight / 2) / box.scrollHeight
  return () => {
    box.scrollTo(
      x * box.scrollWidth - box.clientWidth / 2,
      y * box.scrollHeight - box.clientHeight / 2,
    )
  }
}

/** Says that a page is being rendered, once that takes longer. */
function DrawingNote() {
  const { t } = useTranslation()
  const isLate = useElapsed(timing.spinnerAppearsAfter, true)
  if (!isLate) return null
  return (
    <p className={styles.note}>
      <Spinner />
      <span>{t('ui.pdf.drawing')}</span>
    </p>
  )
}
