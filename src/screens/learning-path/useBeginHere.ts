import { useEffect, useEffectEvent } from 'react'
import type { PathNode } from '@/domain/path-nodes'
import { useWide } from '@/lib/useMediaQuery'

/**
 * The path begins with the next step in view: on a phone in the middle of the window, on a wider screen scrolled as
 * little as possible, because its head has the Continue bar.
 */
export function useBeginHere(node: PathNode): void {
  const block = useWide() ? 'nearest' : 'center'
  const begin = useEffectEvent(() => {
    const button = node.isCurrent && document.getElementById(node.id)
    if (!button) return
    // As much as the Continue bar covers at the bottom of a phone.
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const end = window.innerHeight - Number.parseFloat(scrollPaddingBottom)
    if (button.getBoundingClientRect().bottom > end) button.scrollIntoView({ block })
  })
  useEffect(() => {
    // A frame later, because each new screen is scrolled to its top first.
    const frame = requestAnimationFrame(() => begin())
    return () => cancelAnimationFrame(frame)
  }, [])
}
