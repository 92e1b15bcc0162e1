import { keyframes, styled } from '@mui/material/styles'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { createPortal } from 'react-dom'
import { durations, easings } from '@/theme/tokens'

/** The target that was tapped last: the next tap on it acts. global.css shows its `data-armed`. */
let armed: Element | undefined

function arm(target: Element): void {
  armed?.removeAttribute('data-armed')
  target.setAttribute('data-armed', '')
  armed = target
}

/**
 * Two taps for a target that is easily hit by mistake: the first one shows its tooltip for `shownFor`
 * milliseconds, each later one acts, until another target is tapped. Keyboard, mouse, pen and screen readers act at once.
 * Returns the props of its button or link, and of its tooltip; a link navigates by itself and needs no `act`.
 */
export function useTwoTaps(shownFor: number, act?: () => void) {
  const id = useId()
  const byTouch = useRef(false)
  const [target, setTarget] = useState<Element | null>(null)

  useEffect(() => {
    if (!target) return undefined
    const hide = () => setTarget(null)
    const timer = setTimeout(hide, shownFor)
    document.addEventListener('pointerdown', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', hide)
    }
  }, [target, shownFor])

  const noTouch = () => {
    byTouch.current = false
  }
  const handlers = {
    'aria-describedby': target ? id : undefined,
    onPointerDown: ({ nativeEvent }: PointerEvent) => {
      byTouch.current = isFinger(nativeEvent)
    },
    // The touch became a scroll, and the next click may come from the keyboard.
    onPointerCancel: noTouch,
    onKeyDown: noTouch,
    onClick: (event: MouseEvent) => {
      const isFirstTap = byTouch.current && armed !== event.currentTarget
      noTouch()
      setTarget(isFirstTap ? event.currentTarget : null)
      if (isFirstTap) {
        arm(event.currentTarget)
        event.preventDefault()
      } else act?.()
    },
  }
  return { handlers, tooltip: { id, target } }
}

/**
 * True for a finger. Screen readers on touch screens also send touch pointer events, but with a size of zero: they have
 * announced the target already, so one activation is enough.
 */
function isFinger({ pointerType, width, height }: globalThis.PointerEvent): boolean {
  return pointerType === 'touch' && !(width === 0 && height === 0)
}

type TapTooltipProps = {
  id: string
  /** Null while it is not shown. */
  target: Element | null
  children: string
}

/** The least distances to the target and to the edges of the window, in px. */
const gap = 4
const margin = 8

/**
 * The tooltip of a first tap, above its target or else below it: never over it, and not beyond the sides of the window.
 * It is no child of a chart, where it could be cut off.
 */
export function TapTooltip({ id, target, children }: TapTooltipProps) {
  const bubble = useRef<HTMLSpanElement>(null)

  useLayoutEffect(() => {
    if (!bubble.current || !target) return
    const { left, width, top, bottom } = target.getBoundingClientRect()
    const { offsetWidth, offsetHeight, style } = bubble.current
    const most = document.documentElement.clientWidth - margin - offsetWidth
    const centered = left + (width - offsetWidth) / 2
    const isAbove = top - gap - offsetHeight >= margin
    style.left = `${Math.max(margin, Math.min(centered, most))}px`
    style.top = `${isAbove ? top - gap - offsetHeight : bottom + gap}px`
  }, [target])

  if (!target) return null
  return createPortal(
    <Bubble ref={bubble} role="tooltip" id={id}>
      {children}
    </Bubble>,
    // In a landmark, where a screen reader expects everything.
    target.closest('main') ?? document.body,
  )
}

const appear = keyframes({ from: { opacity: 0 } })

const Bubble = styled('span')(({ theme: { vars, zIndex } }) => ({
  position: 'fixed',
  zIndex: zIndex.snackbar,
  width: 'max-content',
  maxWidth: 'min(18rem, 100vw - 16px)',
  padding: '4px 12px',
  borderRadius: 10,
  backgroundColor: vars.palette.text.primary,
  color: vars.palette.background.paper,
  fontSize: '1.0625rem',
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  pointerEvents: 'none',
  animation: `${appear} ${durations.quick}ms ${easings.enter}`,
  '@media (forced-colors: active)': { border: '2px solid CanvasText' },
}))
