import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { focusHeading } from '@/components/layout/focus-heading'
import timing from '@/config/timing.json'

const isShown = (element: Element | null) =>
  element instanceof HTMLElement && element.offsetWidth > 0

/** Focuses the new screen's heading as soon as it renders, then calls `onArrival`. */
function focusHeadingOnceRendered(onArrival: () => void): () => void {
  if (focusHeading()) {
    onArrival()
    return () => {}
  }
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    const main = document.getElementById('main')
    // Do not move the focus once the learner has moved it to a control of the new screen. Three targets do not count:
    // <main>, which the second click of a double click focuses; a heading; and a hidden control of the last screen,
    // to which a closing dialog returned the focus.
    const isControl =
      activeElement !== main && !activeElement?.matches('h1') && isShown(activeElement)
    if (isControl && main?.contains(activeElement)) stop()
    else if (focusHeading()) {
      stop()
      onArrival()
    }
  })
  const timer = setTimeout(stop, timing.headingTimeout)
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

/**
 * After each navigation scrolls to the top and moves the focus to the heading. Announces the document title if it says
 * more than the heading.
 */
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
    return isNewScreen ? arrive(announce) : undefined
  }, [pathname, key, navigationType, announce])
}

function arrive(announce: (text: string) => void): () => void {
  window.scrollTo(0, 0)
  return focusHeadingOnceRendered(() => {
    // The focused heading is read already; announce the title only if it says more.
    const heading = document.activeElement?.textContent ?? ''
    if (!document.title.startsWith(heading)) announce(document.title)
  })
}
