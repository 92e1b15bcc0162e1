import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { stopReading } from '../speech/reading'
import { keepTabInside } from './keep-tab-inside'
import styles from './Layer.module.css'
import { addLayer } from './layers'

type LayerProps = {
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
 * What lies above the page, open as long as it is drawn: the browser's own modal dialog, as large as the
 * window. The page behind cannot be reached or scrolled meanwhile, and the focus returns to where it was.
 */
export function Layer({ onClose, onClosed, titleId, className, children }: LayerProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressBehind = useEffectEvent(onClose)
  const afterwards = useEffectEvent(() => onClosed?.())

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    stopReading()
    const removeLayer = addLayer(dialog)
    const title = document.getElementById(titleId)
    // The browser takes the focus there at once; else it goes to the first button on its way.
    title?.setAttribute('autofocus', '')
    dialog.showModal()
    if (document.activeElement !== title) title?.focus({ preventScroll: true })

    // The second press of a double click was meant for what was there before.
    let isMeant = false
    // Who drags from a word to the outside marks a text: a press behind also begins there.
    let beganBehind = false
    const onDown = ({ target, detail }: MouseEvent) => {
      isMeant ||= detail < 2
      beganBehind = target === dialog
    }
    const onClick = (event: MouseEvent) => {
      if (!isMeant && event.detail > 1) {
        event.preventDefault()
        event.stopPropagation()
      } else if (beganBehind && event.target === dialog) pressBehind()
    }
    dialog.addEventListener('mousedown', onDown, true)
    dialog.addEventListener('click', onClick, true)
    dialog.addEventListener('keydown', keepTabInside)
    return () => {
      dialog.removeEventListener('mousedown', onDown, true)
      dialog.removeEventListener('click', onClick, true)
      dialog.removeEventListener('keydown', keepTabInside)
      removeLayer()
      dialog.close()
      afterwards()
    }
  }, [titleId])

  return (
    <dialog
      ref={ref}
      className={`${styles.layer} ${className ?? ''}`}
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
