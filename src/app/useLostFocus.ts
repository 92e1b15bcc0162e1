import { useEffect, type RefObject } from 'react'
import { focusHeading } from '@/components/layout/focus-heading'

/**
 * When the focused element is removed, such as a Retry button after a press or a dialog whose opener is gone, the
 * browser resets the focus to the top of the document. This moves it to <main>, and then to the heading once there is one.
 */
export function useLostFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = ref.current
    if (!main) return undefined
    let last: Element | null = null

    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target !== main) last = target
    }
    const observer = new MutationObserver(() => {
      const { activeElement } = document
      const isLost = last?.isConnected === false
      if (!isLost || (activeElement !== document.body && activeElement !== main)) return
      if (!focusHeading()) main.focus({ preventScroll: true })
    })
    document.addEventListener('focusin', remember)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [ref])
}
