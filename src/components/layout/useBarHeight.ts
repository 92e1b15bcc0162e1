import { useLayoutEffect, useRef } from 'react'

/**
 * Publishes the height of a bar at the bottom, so that toasts are placed and focused elements scrolled above it; nothing while
 * the bar stands elsewhere.
 */
export function useBarHeight(isAtBottom: boolean) {
  const bar = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (!isAtBottom || !bar.current) return undefined
    const root = document.documentElement
    const observer = new ResizeObserver(() => {
      root.style.setProperty('--action-bar', `${bar.current?.offsetHeight ?? 0}px`)
    })
    observer.observe(bar.current)
    return () => {
      observer.disconnect()
      root.style.removeProperty('--action-bar')
    }
  }, [isAtBottom])
  return bar
}
