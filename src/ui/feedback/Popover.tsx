import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { afterPaint } from '@/lib/after-paint'
import { useWide } from '../layout/useMediaQuery'
import { Readable } from '../speech/ListenButton'
import { CloseButton } from './CloseButton'
import { Layer } from './Layer'
import { placeBeside, unplace } from './place-beside'
import styles from './Popover.module.css'

type PopoverProps = {
  /** False: rendered ahead of time and hidden, so that it opens in the next frame. */
  open?: boolean
  /** Finds its anchor element when it opens: it may be rendered before that element. */
  anchor: () => Element | null
  onClose: () => void
  /** The id of its heading, which gets the focus. */
  titleId: string
  children: ReactNode
}

/**
 * Details of one element of the page: beside it from 768 px on, else a sheet at the bottom. The focus stays inside while
 * it is open; Escape, the cross and a press outside close it, and the focus is restored.
 */
export function Popover({ open = true, anchor, onClose, titleId, children }: PopoverProps) {
  const wide = useWide()
  const paper = useRef<HTMLDivElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const inside = useRef<HTMLDivElement>(null)

  const findAnchor = useEffectEvent(anchor)
  useLayoutEffect(() => {
    const [box, arrow, content] = [paper.current, tip.current, inside.current]
    if (!open || !box || !arrow || !content) return undefined
    const place = () => placeBeside(findAnchor() ?? document.body, { box, arrow, content })
    // After a resize the anchor has its new position only in the next frame.
    let wait = () => {}
    const placeTwice = () => {
      place()
      wait()
      wait = afterPaint(() => {
        wait = afterPaint(place)
      })
    }
    placeTwice()
    // Listen comes once voices have loaded and makes it higher: place it again so that its buttons stay in the viewport.
    // The first call only reports the current size.
    let isPlaced = false
    const grown = new ResizeObserver(() => {
      if (isPlaced) place()
      isPlaced = true
    })
    grown.observe(content)
    window.addEventListener('resize', placeTwice)
    return () => {
      wait()
      grown.disconnect()
      window.removeEventListener('resize', placeTwice)
      // The sheet is the same element with other styles, so its content keeps its state when a phone is turned.
      unplace({ box, content })
    }
  }, [open, wide])

  return (
    <Layer
      open={open}
      byPress
      onClose={onClose}
      titleId={titleId}
      className={wide ? styles.beside : styles.sheet}
    >
      <div ref={paper} className={styles.paper}>
        {wide && <span ref={tip} className={styles.arrow} />}
        <div ref={inside} className={styles.content}>
          <CloseButton className={styles.close} onClick={onClose} />
          <Readable>{children}</Readable>
        </div>
      </div>
    </Layer>
  )
}
