import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { firstMouseClickOnly } from '@/components/controls/first-click'
import { addLayer } from './OnTop'

type LayerContentProps = {
  /** Only a drawer is there also while it is closed. */
  open?: boolean
  onClose: () => void
  /** The id of its heading, which gets the focus. */
  titleId: string
  className?: string | undefined
  children: ReactNode
}

/** The content of each layer. Its heading gets the focus before MUI's focus trap would give it to the whole box. */
export function LayerContent(props: LayerContentProps) {
  const { open = true, onClose, titleId, className, children } = props
  const ref = useRef<HTMLDivElement>(null)
  useCloseWatcher(open, onClose)

  useLayoutEffect(() => (open && ref.current ? addLayer(ref.current) : undefined), [open])
  useEffect(() => {
    if (open) document.getElementById(titleId)?.focus({ preventScroll: true })
  }, [open, titleId])

  return (
    <div ref={ref} className={className}>
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

/** The props of each of MUI's layers. The second click of a double click that opened it does nothing in it. */
export const layerProps = (onClose: () => void) => ({
  onClickCapture: firstMouseClickOnly,
  onClose: (_event: object, reason: 'backdropClick' | 'escapeKeyDown') => {
    // Where the browser has CloseWatcher, that one closes the layer by Escape.
    if (reason !== 'escapeKeyDown' || !window.CloseWatcher) onClose()
  },
})
