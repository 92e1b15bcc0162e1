import { useEffect, useRef } from 'react'

/** When `phase` changes and what had the focus has gone with the last one, the heading takes it. */
export function useFocusRescue(phase: string): void {
  const shown = useRef(phase)

  useEffect(() => {
    if (shown.current === phase) return
    shown.current = phase
    if (document.activeElement !== document.body) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [phase])
}
