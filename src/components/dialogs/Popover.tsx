import Box from '@mui/material/Box'
import Fade from '@mui/material/Fade'
import MuiPopover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { debounce } from '@mui/material/utils'
import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import { useWide } from '@/lib/media-queries'
import { textScale } from '@/lib/text-scale'
import { radius } from '@/theme/tokens'
import { CloseButton } from './CloseButton'
import { LayerContent, layerProps } from './LayerContent'

type PopoverProps = {
  /** Finds the element that it belongs to, and the part of the page that it does not leave upwards. */
  anchor: () => Element | null
  within: () => Element | null
  onClose: () => void
  /** The id of its heading, which gets the focus. */
  titleId: string
  children: ReactNode
}

/**
 * Details of one element of the page, open while it is mounted: beside the element, or at the bottom of a window that has no room
 * there. The focus stays inside; Escape, Back on a phone, the cross and a press outside close it, and it goes back.
 */
export function Popover({ anchor, within, onClose, titleId, children }: PopoverProps) {
  const [paper, setPaper] = useState<HTMLElement | null>(null)
  const isWide = useWide()
  const place = usePlaceBeside({ anchor, within, paper, isWide })
  const { isBeside, side, left, top, above, maxHeight, width } = place
  return (
    <MuiPopover
      open
      {...layerProps(onClose)}
      // At the bottom it is the same element with other styles, so its content keeps its state when a phone is turned.
      anchorReference={isBeside ? 'anchorPosition' : 'none'}
      anchorPosition={{ left, top }}
      transformOrigin={{ vertical: above, horizontal: side === 'right' ? 'left' : 'right' }}
      slots={{ transition: Fade }}
      slotProps={{
        backdrop: { invisible: isBeside },
        paper: {
          ref: setPaper,
          sx: isBeside ? [beside, { width }] : sheet,
          elevation: isBeside ? 8 : 24,
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
        },
      }}
    >
      {isBeside && (
        <Arrow data-side={side} style={{ top, marginLeft: side === 'right' ? -11 : width - 11 }} />
      )}
      <Scroller
        onClose={onClose}
        titleId={titleId}
        sx={[isBeside && { maxHeight, overflowY: 'auto', ...aboveActions }]}
      >
        <Box sx={{ p: '18px 20px calc(20px + env(safe-area-inset-bottom))' }}>
          <Box sx={{ float: 'right', m: '-8px -10px 0 8px' }}>
            <CloseButton onClick={onClose} />
          </Box>
          {children}
        </Box>
      </Scroller>
    </MuiPopover>
  )
}

/** What has the focus is never behind the actions, which stay in view. */
const aboveActions = { scrollPaddingBottom: '6rem' }

// The arrow stands outside; the content scrolls.
const beside = { borderRadius: `${radius.card}px`, overflow: 'visible' }

const sheet = {
  // MUI writes the place beside the element into the style attribute.
  inset: 'auto 0 0 !important',
  maxWidth: 'none',
  maxHeight: '85vh',
  ...aboveActions,
  borderWidth: '2px 0 0',
  borderRadius: `${radius.sheet}px ${radius.sheet}px 0 0`,
}

/** Without padding of its own, above which its sticky actions would stop. */
const Scroller = styled(LayerContent)({ '&, & > *': { borderRadius: 'inherit' } })

/** At the height of the element, wherever the popover had to be moved to stay in the window. */
const Arrow = styled('span')(({ theme }) => ({
  position: 'fixed',
  width: 18,
  height: 18,
  marginTop: -9,
  border: `2px solid ${theme.vars.palette.primary.border}`,
  borderTop: 0,
  borderRight: 0,
  backgroundColor: theme.vars.palette.background.raised,
  rotate: '45deg',
  '&[data-side=left]': { rotate: '225deg' },
}))

/** Between the element and the popover, where the arrow is, in px. */
const gap = 22
/** The distance of the popover to the edge of the window. */
const margin = 16
/** The width of the popover with text of 16 px; it grows with the text as far as there is room. */
const usual = 340

type PlaceOptions = Pick<PopoverProps, 'anchor' | 'within'> & {
  paper: HTMLElement | null
  isWide: boolean
}

/** Of a part of the page with less room than this it covers the head. */
const leastHeight = 320

/**
 * The side of the element where the popover fits, on the right if it can be, and its width. `top` is the middle of the element,
 * where its arrow points, and `above` how far above that it begins: not over the head of the page, where it has room below.
 */
function usePlaceBeside(options: PlaceOptions) {
  const { anchor, within, paper, isWide } = options
  const [place, setPlace] = useState({
    isBeside: isWide,
    side: 'right',
    left: 0,
    top: 0,
    above: 0,
    maxHeight: window.innerHeight - 2 * margin,
    width: usual,
  })
  const findAnchor = useEffectEvent(anchor)
  const findFrame = useEffectEvent(within)

  useLayoutEffect(() => {
    let frame = 0
    const measure = () => {
      const box = findAnchor()?.getBoundingClientRect()
      if (box) {
        const wanted = usual * Math.max(1, textScale())
        const room = {
          left: box.left - gap - margin,
          right: window.innerWidth - box.right - gap - margin,
        }
        const isRight = room.right >= Math.min(wanted, room.left)
        const width = Math.max(usual, Math.min(wanted, isRight ? room.right : room.left))
        const end = window.innerHeight - margin
        const head = (findFrame()?.getBoundingClientRect().top ?? 0) + margin
        const start = end - head < leastHeight ? margin : Math.max(margin, head)
        const top = box.top + box.height / 2
        const height = Math.min(paper?.offsetHeight ?? 0, end - start)
        const begin = Math.max(start, Math.min(top - height / 2, end - height))
        const isBeside = isWide && Math.max(room.left, room.right) >= usual
        // At the bottom of the window it moves the page up as far as it would cover the element.
        const covered = box.bottom + margin - (window.innerHeight - (paper?.offsetHeight ?? 0))
        if (!isBeside && covered > 0) window.scrollBy({ top: covered })
        setPlace({
          isBeside,
          side: isRight ? 'right' : 'left',
          left: isRight ? box.right + gap : box.left - gap,
          top,
          above: top - begin,
          maxHeight: end - start,
          width,
        })
      } else {
        // A chart shows its nodes a frame after it mounts.
        frame = requestAnimationFrame(measure)
      }
    }
    const measureLater = debounce(measure)
    measure()
    window.addEventListener('resize', measureLater)
    // Its content, and with it its height, depends on its width.
    const observer = new ResizeObserver(measure)
    if (paper) observer.observe(paper)
    return () => {
      cancelAnimationFrame(frame)
      measureLater.clear()
      window.removeEventListener('resize', measureLater)
      observer.disconnect()
    }
  }, [paper, isWide])

  return place
}

/** The buttons at the end of a popover, in view but in a very low window: beside each other where there is room, else the last one on top. */
export const PopoverActions = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap-reverse',
  gap: 12,
  margin: '0 -20px calc(-20px - env(safe-area-inset-bottom))',
  padding: '14px 20px calc(20px + env(safe-area-inset-bottom))',
  borderRadius: 'inherit',
  backgroundColor: theme.vars.palette.background.raised,
  '& > *': { flex: '1 1 auto' },
  '@media (max-height: 20em)': { position: 'static' },
}))
