import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { afterPaint } from '@/lib/after-paint'
import styles from './Layer.module.css'
import { addLayer } from './layers'

type LayerProps = {
  /** A layer that is drawn ahead is laid out, and neither seen, heard nor reached before it opens. */
  open?: boolean | undefined
  /** A press brings it, and does not wait until the page is out of reach. */
  byPress?: boolean | undefined
  /** Esc, Back on a phone, and a press beside its content. */
  onClose: () => void
  /** When it has gone and the focus is back. */
  onClosed?: (() => void) | undefined
  /** The id of its heading, where the focus starts. */
  titleId: string
  /** Where its content lies in the window. */
  className: string | undefined
  children: ReactNode
}

/**
 * What lies above the page: the browser's own modal dialog, as large as the window. The page behind
 * cannot be reached or scrolled meanwhile, and the focus returns to where it was.
 *
 * What a press brings is seen with the next picture, and becomes the modal dialog right after that: to
 * take the page out of reach gives each of its elements a new style, for which no press has to wait. What
 * comes by itself is modal at once: the screen that it comes with would be heard before it.
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
      // The browser takes the focus there at once; else it goes to the first button on its way.
      title?.setAttribute('autofocus', '')
      dialog.showModal()
      if (document.activeElement !== title) title?.focus({ preventScroll: true })
    }
    // A reader meets it once, when the focus is there.
    if (byPress) dialog.setAttribute('aria-hidden', 'true')
    else show()
    const stopOpening = byPress ? afterPaint(show) : undefined

    // The second press of a double click was meant for what was there before.
    let isMeant = false
    // Who drags from a word to the outside marks a text: a press behind also begins there.
    let beganBehind = false
    const onDown = ({ target, detail }: MouseEvent) => {
      isMeant ||= detail < 2
      beganBehind = target === dialog
    }
    const onClick = (event: MouseEvent) => {
      // Phones count taps in one place over a longer time than a double tap takes.
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
 * From the last stop of the Tab key to the first, and back: the browser's own bar, to which a modal
 * dialog lets the key go, is no part of the round.
 */
function keepTabInside(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !(event.currentTarget instanceof Element)) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(reachable)]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
