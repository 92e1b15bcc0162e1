import { useLayoutEffect, useRef } from 'react'

/**
 * For a state of the page that goes when its data come: if the focus is in it, the heading of the page takes it, or `<main>`,
 * from which the next heading does; in a dialog its heading. Else the browser would put it at the top of the page.
 */
export function useFocusNext<E extends HTMLElement = HTMLDivElement>() {
  const ref = useRef<E>(null)
  useLayoutEffect(() => {
    const state = ref.current
    return () => {
      if (!state?.contains(document.activeElement)) return
      const dialog = state.closest('[role=dialog]')
      const main = document.getElementById('main')
      const heading = dialog
        ? dialog.querySelector<HTMLElement>('h2')
        : // The heading of Loading cannot take the focus.
          main?.querySelector<HTMLElement>('h1[tabindex]')
      const next = heading && !state.contains(heading) ? heading : main
      next?.focus({ preventScroll: true })
    }
  }, [])
  return ref
}
