import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { afterPaint } from '@/lib/after-paint'
import styles from './Layer.module.css'
import { addLayer } from './layers'

type LayerProps = {
  /** A layer that is rendered ahead of time is laid out, but hidden and inert until it opens. */
  open?: boolean | undefined
  /** It opens by a press: it is shown in the next frame, and modal in the one after. */
  byPress?: boolean | undefined
  /** Called by Escape, Back on a phone, and a press beside its content. */
  onClose: () => void
  /** Called once it is closed and the focus is restored. */
  onClosed?: (() => void) | undefined
  /** The id of its heading, which gets the focus. */
  titleId: string
  /** Positions its content in the viewport. */
  className: string | undefined
  children: ReactNode
}

/**
 * A modal layer: the browser's own `<dialog>`, as large as the viewport. The page behind is inert and does not scroll,
 * and the focus is restored when it closes.
 *
 * A layer that a press opens is shown in the next frame and made modal right after: making the page inert restyles every
 * element, which would delay the frame. A layer that opens by itself is modal at once, or a screen reader would read the
 * new screen behind it first.
 */
export function Layer({
  open = true,
  byPress = false,
  onClose,
  onClosed,
  titleId,
  className,
  children,
}: LayerProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressBehind = useEffectEvent(onClose)
  const afterwards = useEffectEvent(() => onClosed?.())

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return undefined
    const removeLayer = addLayer(dialog, byPress)
    const show = () => {
      dialog.removeAttribute('aria-hidden')
      const title = document.getElementById(titleId)
      // `autofocus` on the heading: otherwise `showModal` focuses the first button.
      title?.setAttribute('autofocus', '')
      dialog.showModal()
      if (document.activeElement !== title) title?.focus({ preventScroll: true })
    }
    // Hidden from screen readers until it is modal and has the focus, so that it is read once.
    if (byPress) dialog.setAttribute('aria-hidden', 'true')
    else show()
    const stopOpening = byPress ? afterPaint(show) : undefined

    // Ignore the second click of a double click on the button that opened it.
    let isMeant = false
    // A press on the scrim also has to begin there: dragging from a word to the outside selects text.
    let beganBehind = false
    const onDown = ({ target, detail }: MouseEvent) => {
      isMeant ||= detail < 2
      beganBehind = target === dialog
    }
    const onClick = (event: MouseEvent) => {
      // Not for touch: phones count taps over a longer time than a double tap takes.
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
      if (!isMeant && !isTouch && event.detail > 1) {
        event.preventDefault()
        event.stopPropagation()
      } else if (beganBehind && event.target === dialog) pressBehind()
    }
    dialog.addEventListener('mousedown', onDown, true)
    dialog.addEventListener('click', onClick, true)
    dialog.addEventListener('keydown', keepTabInside)
    return () => {
      stopOpening?.()
      dialog.removeEventListener('mousedown', onDown, true)
      dialog.removeEventListener('click', onClick, true)
      dialog.removeEventListener('keydown', keepTabInside)
      removeLayer()
      dialog.close()
      afterwards()
    }
  }, [open, byPress, titleId])

  return (
    <dialog
      ref={ref}
      className={`${styles.layer} ${className ?? ''}`}
      data-ahead={open ? undefined : ''}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </dialog>
  )
}

const reachable = 'a[href], button, input, select, textarea, iframe, [tabindex="0"]'

/**
 * Wraps Tab from the last tab stop to the first and back: a modal `<dialog>` lets the focus go to the browser's toolbar.
 */
function keepTabInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof Element)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(reachable)]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
