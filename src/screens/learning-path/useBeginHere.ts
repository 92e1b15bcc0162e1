import { useEffect, useEffectEvent } from 'react'
import type { PathNodes } from '@/domain/path-nodes'
import { useWide } from '@/lib/useMediaQuery'

/**
 * The path begins with the next step in view: on a phone in the middle of the window, on a wider screen scrolled as
 * little as possible, because its head has the Continue bar.
 */
export function useBeginHere({ nodes, currentIndex }: PathNodes): void {
  const block = useWide() ? 'nearest' : 'center'
  const begin = useEffectEvent(() => {
    const button = document.getElementById(nodes[currentIndex]?.id ?? '')
    if (!button) return
    // As much as the Continue bar covers at the bottom of a phone.
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const end = window.innerHeight - Number.parseFloat(scrollPaddingBottom)
    if (button.getBoundingClientRect().bottom > end) button.scrollIntoView({ block })
  })
  useEffect(() => {
    // A frame later, when a chart shows its nodes, and each new screen has been scrolled to its top.
    const frame = requestAnimationFrame(() => begin())
    return () => cancelAnimationFrame(frame)
  }, [])
}
