import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { firstMouseClickOnly } from '../controls/first-click'
import { addLayer } from './OnTop'

type LayerContentProps = {
  open: boolean
  onClose: () => void
  /** The id of its heading, which gets the focus. */
  titleId: string
  className?: string | undefined
  children: ReactNode
}

/** The content of each layer. Its heading gets the focus before MUI's focus trap would give it to the whole box. */
export function LayerContent(props: LayerContentProps) {
  const { open, onClose, titleId, className, children } = props
  const ref = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  useCloseWatcher(open, onClose)

  useLayoutEffect(() => (open && ref.current ? addLayer(ref.current) : undefined), [open])
  useEffect(() => {
    if (!open) return
    wasPressed.current = false
    document.getElementById(titleId)?.focus({ preventScroll: true })
  }, [open, titleId])

  return (
    <div
      ref={ref}
      className={className}
      onMouseDownCapture={({ detail }) => {
        wasPressed.current ||= detail === 1
      }}
      // The second click of the double click that opened it is not meant for what stands there now.
      onClickCapture={(event) => {
        if (!wasPressed.current) firstMouseClickOnly(event)
      }}
    >
      {children}
    </div>
  )
}

type Watcher = EventTarget & { destroy: () => void }

declare global {
  interface Window {
    CloseWatcher?: new () => Watcher
  }
}

/** Closes a layer by Back on a phone and by Escape, where the browser asks for that; nested ones one by one. */
function useCloseWatcher(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || !window.CloseWatcher) return undefined
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', () => close())
    return () => watcher.destroy()
  }, [open])
}

/** MUI's `onClose`, without what the watcher does and without the second click of a double click on the opener. */
export const closesBy =
  (onClose: () => void) =>
  (event: object, reason: 'backdropClick' | 'escapeKeyDown'): void => {
    if (reason === 'escapeKeyDown' && window.CloseWatcher) return
    if (reason === 'backdropClick' && 'detail' in event && Number(event.detail) > 1) return
    onClose()
  }
