import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** How long a screen that is still loading may take to bring its heading. */
const longestWait = 30_000

/** By its id: the landing, hidden in the same document, has a main part and a heading too. */
function focusHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('#main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  // The heading of the screen before may still be there, hidden: that one cannot take the focus.
  return document.activeElement === heading
}

/** Calls `onArrival` when the new screen's heading has the focus, which tells readers where they are. */
function focusWhenThere(onArrival: () => void): () => void {
  if (focusHeading()) {
    onArrival()
    return () => {}
  }
  const main = document.getElementById('main')
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    // The learner has gone on by themselves: their place is not taken away.
    if (activeElement && activeElement !== document.body && main?.contains(activeElement)) stop()
    else if (focusHeading()) {
      stop()
      onArrival()
    }
  })
  const timer = setTimeout(stop, longestWait)
  if (main) observer.observe(main, { childList: true, subtree: true })
  return stop
}

/** Moves the focus to the heading and the view to the top after each change of screen. */
export function useRouteFocus(announce: (text: string) => void): void {
  const { pathname, key } = useLocation()
  const navigationType = useNavigationType()
  const shown = useRef({ pathname, key })

  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, key }
    const isNewScreen =
      before.pathname !== pathname || (navigationType === 'PUSH' && before.key !== key)
    if (!isNewScreen) return undefined
    window.scrollTo(0, 0)
    return focusWhenThere(() => announce(document.title))
  }, [pathname, key, navigationType, announce])
}
