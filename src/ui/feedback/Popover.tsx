import Drawer from '@mui/material/Drawer'
import MuiPopover from '@mui/material/Popover'
import { useState, type ReactNode } from 'react'
import { useWide } from '../layout/useMediaQuery'
import { LibraryTheme } from '../theme/LibraryTheme'
import { CloseButton } from './CloseButton'
import styles from './Popover.module.css'

type PopoverProps = {
  /** The element that it belongs to; nothing shows without one. */
  anchor: Element | null
  onClose: () => void
  /** The id of its heading. */
  titleId: string
  children: ReactNode
}

const width = 340
const gap = 22

/**
 * More about one thing on the page: beside it from 768 px, a sheet at the bottom below. Focus stays
 * inside while it is open; Esc, the cross and a press outside close it, and the focus returns.
 */
export function Popover(props: PopoverProps) {
  return (
    <LibraryTheme>
      <Layer {...props} />
    </LibraryTheme>
  )
}

function Layer({ anchor, onClose, titleId, children }: PopoverProps) {
  const wide = useWide()
  const content = (
    <div className={styles.content}>
      <CloseButton className={styles.close} onClick={onClose} />
      {children}
    </div>
  )

  if (!wide) {
    return (
      <Drawer
        anchor="bottom"
        open={anchor !== null}
        onClose={onClose}
        className={styles.layer}
        slotProps={{
          paper: {
            className: styles.sheet,
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
          },
        }}
      >
        {content}
      </Drawer>
    )
  }
  return (
    <Beside anchor={anchor} onClose={onClose} titleId={titleId}>
      {content}
    </Beside>
  )
}

const topOfMain = (anchor: Element | null) =>
  Math.max(8, anchor?.closest('main')?.getBoundingClientRect().top ?? 0)

function Beside({ anchor, onClose, titleId, children }: PopoverProps) {
  const [arrowTop, setArrowTop] = useState(0)
  const box = anchor?.getBoundingClientRect()
  const fitsRight = !box || box.right + gap + width + 16 <= window.innerWidth
  const side = fitsRight ? 'right' : 'left'

  // The library moves the popover to stay in the window, and we below what stands above the page's
  // main part: its buttons stay in sight. The arrow stays with the anchor.
  const leastTop = topOfMain(anchor) + 8
  const settle = (paper: HTMLElement) =>
    requestAnimationFrame(() => {
      paper.style.setProperty('--least-top', `${leastTop}px`)
      const lowest = window.innerHeight - paper.offsetHeight - 16
      const top = Math.max(Math.min(paper.offsetTop, lowest), leastTop)
      paper.style.top = `${top}px`
      if (box) setArrowTop(box.top + box.height / 2 - top)
    })

  return (
    <MuiPopover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      className={styles.layer}
      anchorOrigin={{ vertical: 'center', horizontal: side }}
      transformOrigin={{ vertical: 'center', horizontal: fitsRight ? -gap : width + gap }}
      slotProps={{
        transition: { onEntering: settle },
        paper: {
          className: `${styles.beside} ${styles[side]}`,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
        },
      }}
    >
      <span className={styles.arrow} style={{ top: arrowTop }} />
      {children}
    </MuiPopover>
  )
}
