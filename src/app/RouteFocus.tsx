import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/**
 * Moves the focus to `<main>` after each navigation; the heading of the screen takes it from there. It stands before the
 * screens, so that its effect runs before that of the heading, and after a layer that closes has given the focus back.
 */
export function RouteFocus() {
  const { pathname, key } = useLocation()
  const navigationType = useNavigationType()
  const shown = useRef({ pathname, key })

  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, key }
    // Compare keys too, because lessons share addresses; a replaced history entry is still the same screen.
    const isNewScreen =
      before.pathname !== pathname || (navigationType !== 'REPLACE' && before.key !== key)
    if (isNewScreen) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, key, navigationType])
  return null
}
