import Fade from '@mui/material/Fade'
import MuiPopover from '@mui/material/Popover'
import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import { useWide } from '@/components/layout/useMediaQuery'
import { CloseButton } from './CloseButton'
import { LayerContent, layerProps } from './LayerContent'
import styles from './Popover.module.css'

type PopoverProps = {
  /** Finds the element that it belongs to. */
  anchor: () => Element | null
  onClose: () => void
  /** The id of its heading, which gets the focus. */
  titleId: string
  children: ReactNode
}

/**
 * Details of one element of the page, open while it is mounted: beside the element from 768 px on, else a sheet at the
 * bottom. The focus stays inside; Escape, Back on a phone, the cross and a press outside close it, and it goes back.
 */
export function Popover({ anchor, onClose, titleId, children }: PopoverProps) {
  const wide = useWide()
  const { side, left, top } = usePlaceBeside(wide, anchor)
  return (
    <MuiPopover
      open
      {...layerProps(onClose)}
      // The sheet is the same element with other styles, so its content keeps its state when a phone is turned.
      anchorReference={wide ? 'anchorPosition' : 'none'}
      anchorPosition={{ left, top }}
      transformOrigin={{ vertical: 'center', horizontal: side === 'right' ? 'left' : 'right' }}
      slots={{ transition: Fade }}
      slotProps={{
        backdrop: { invisible: wide },
        paper: {
          className: wide ? styles.beside : styles.sheet,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
        },
      }}
    >
      {wide && <span className={styles.arrow} data-side={side} style={{ top }} />}
      <LayerContent open onClose={onClose} titleId={titleId} className={styles.content}>
        <CloseButton className={styles.close} onClick={onClose} />
        {children}
      </LayerContent>
    </MuiPopover>
  )
}

/** Between the element and the popover, where the arrow is, in px. */
const gap = 22
/** The width of the popover and its distance to the edge of the window. */
const room = 340 + 16

/**
 * The side of the element where the popover fits, on the right if it can be, and where its arrow points. It follows the
 * element while the chart moves.
 */
function usePlaceBeside(isActive: boolean, anchor: () => Element | null) {
  const [place, setPlace] = useState({ side: 'right', left: 0, top: 0 })
  const findAnchor = useEffectEvent(anchor)

  useLayoutEffect(() => {
    if (!isActive) return undefined
    let frame = 0
    const follow = () => {
      const box = findAnchor()?.getBoundingClientRect()
      if (box) {
        const isRight = box.right + gap + room <= window.innerWidth
        const side = isRight ? 'right' : 'left'
        const left = isRight ? box.right + gap : box.left - gap
        const top = box.top + box.height / 2
        setPlace((now) => (now.left === left && now.top === top ? now : { side, left, top }))
      }
      frame = requestAnimationFrame(follow)
    }
    follow()
    return () => cancelAnimationFrame(frame)
  }, [isActive])

  return place
}
