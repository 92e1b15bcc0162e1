import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import timing from '@/config/timing.json'

/**
 * Gives the focus to the page's heading, so that screen readers say where the visitor is; false when there is
 * none to take it: a screen that is loading says so by itself.
 */
export function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("#main h1:not([role='status'] h1)")
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // The heading of the screen before may still be there, hidden: that one cannot take the focus.
  return document.activeElement === heading
}

const isShown = (element: Element | null) =>
  element instanceof HTMLElement && element.offsetWidth > 0

/** Calls `onArrival` when the new screen's heading has the focus, which tells readers where they are. */
function focusWhenThere(onArrival: () => void): () => void {
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
    // The learner has gone on by themselves: their place is not taken away. The page itself, which has
    // the focus after the second press of a double press, is no place, nor is a heading, nor what the
    // screen before had and is hidden: a dialog of its gives the focus back as it goes.
    const isPlace =
      activeElement !== main && !activeElement?.matches('h1') && isShown(activeElement)
    if (isPlace && main?.contains(activeElement)) stop()
    else if (focusHeading()) {
      stop()
      onArrival()
    }
  })
  const timer = setTimeout(stop, timing.headingAwaitedFor)
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

/**
 * Moves the focus to the heading and the view to the top after each change of screen. The title is told
 * where it says more than the heading.
 */
export function useRouteFocus(announce: (text: string) => void): void {
  const { pathname, key } = useLocation()
  const navigationType = useNavigationType()
  const shown = useRef({ pathname, key })

  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, key }
    // Lessons share addresses; what replaces an entry of the history is the same screen still.
    const isNewScreen =
      before.pathname !== pathname || (navigationType !== 'REPLACE' && before.key !== key)
    return isNewScreen ? arrive(announce) : undefined
  }, [pathname, key, navigationType, announce])
}

function arrive(announce: (text: string) => void): () => void {
  window.scrollTo(0, 0)
  return focusWhenThere(() => {
    // The heading has the focus, so it is read: mostly the title says the same.
    const heading = document.activeElement?.textContent ?? ''
    if (!document.title.startsWith(heading)) announce(document.title)
  })
}
