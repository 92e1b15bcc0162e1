import { useEffect, useEffectEvent } from 'react'

type Watcher = EventTarget & { destroy: () => void }

declare global {
  interface Window {
    CloseWatcher?: new () => Watcher
  }
}

/** Closes a layer by Back on a phone and by Escape, where the browser asks for that; nested ones one by one. */
export function useCloseWatcher(open: boolean, onClose: () => void): void {
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
