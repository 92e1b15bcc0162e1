import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusHeading } from '@/components/layout/focus-heading'

/** After each navigation scrolls to the top and moves the focus to the heading. */
export function useRouteFocus(announce: (text: string) => void): void {
  const { pathname, key } = useLocation()
  const navigationType = useNavigationType()
  const shown = useRef({ pathname, key })

  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, key }
    // Compare keys too, because lessons share addresses; a replaced history entry is still the same screen.
    const isNewScreen =
      before.pathname !== pathname || (navigationType !== 'REPLACE' && before.key !== key)
    if (!isNewScreen) return
    window.scrollTo(0, 0)
    focusHeading()
    // The focused heading is read already; the title is only announced if it says more.
    const heading = document.activeElement?.textContent ?? ''
    if (!document.title.startsWith(heading)) announce(document.title)
  }, [pathname, key, navigationType, announce])
}
