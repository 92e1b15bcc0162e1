import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { afterPaint } from '@/lib/after-paint'
import { useWide } from '../layout/useMediaQuery'
import { Readable } from '../reading/Readable'
import { CloseButton } from './CloseButton'
import { Layer } from './Layer'
import { placeBeside, unplace } from './place-beside'
import styles from './Popover.module.css'

type PopoverProps = {
  /** One that is drawn ahead is open with the next picture. */
  open?: boolean
  /** Finds the element that it belongs to, once it is open: it may be drawn ahead of that one. */
  anchor: () => Element | null
  onClose: () => void
  /** The id of its heading, where the focus starts. */
  titleId: string
  children: ReactNode
}

/**
 * More about one thing on the page: beside it from 768 px, a sheet at the bottom below. Focus stays
 * inside while it is open; Esc, the cross and a press outside close it, and the focus returns.
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
    // What lies behind has its own places in a new window only with the next picture.
    let wait = () => {}
    const placeTwice = () => {
      place()
      wait()
      wait = afterPaint(() => {
        wait = afterPaint(place)
      })
    }
    placeTwice()
    // What is shown in the other language makes it higher: its buttons stay in the window. The first call tells its
    // size, which is known.
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
      // A sheet is the same box, at the bottom: what is open in it stays so when the window is turned.
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
