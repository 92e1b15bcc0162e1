import { useEffect, useEffectEvent } from 'react'
import { useLowWindow } from '@/components/layout/useLowWindow'
import { useWide } from '@/lib/media-queries'

/**
 * A chart or its list begins with this element in view, by its id: on a phone in the middle of the window, on a wider
 * screen scrolled as little as possible, because its head has the Continue bar; always in the middle with `isCentered`. A
 * window that is low for its letters begins at its title, with the Continue bar below it. After Back the page stays where it
 * was, unless that was its top.
 */
export function useBeginAt(id: string | undefined, { isCentered = false } = {}): void {
  const block = useWide() && !isCentered ? 'nearest' : 'center'
  const isLow = useLowWindow()
  const begin = useEffectEvent(() => {
    // A page is scrolled already only after Back.
    if (isLow || window.scrollY > 0) return
    const element = document.getElementById(id ?? '')
    if (!element) return
    // As much as the Continue bar covers at the bottom of a phone.
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const end = window.innerHeight - Number.parseFloat(scrollPaddingBottom)
    if (isCentered || element.getBoundingClientRect().bottom > end)
      element.scrollIntoView({ block })
  })
  useEffect(() => {
    // A frame later, when a chart shows its nodes, and each new screen has been scrolled to its top.
    const frame = requestAnimationFrame(() => begin())
    return () => cancelAnimationFrame(frame)
  }, [])
}
