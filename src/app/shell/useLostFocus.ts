import { useEffect, type RefObject } from 'react'
import { focusHeading } from './useRouteFocus'

/**
 * When what had the focus goes away with its part of the page's main part, such as a Retry that was
 * pressed, the page takes the focus and then the heading that comes: nobody starts again at the top.
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
    observer.observe(main, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [ref])
}
