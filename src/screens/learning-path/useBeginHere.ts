import { useEffect, useEffectEvent } from 'react'
import type { PathNode } from '@/domain/path-nodes'

/** The path begins with the next step in the middle of the window, unless all of it is in view anyway. */
export function useBeginHere(node: PathNode): void {
  const begin = useEffectEvent(() => {
    const button = node.isCurrent && document.getElementById(node.id)
    if (!button) return
    // As much as the Continue bar covers at the bottom of a phone.
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const end = window.innerHeight - Number.parseFloat(scrollPaddingBottom)
    if (button.getBoundingClientRect().bottom > end) button.scrollIntoView({ block: 'center' })
  })
  useEffect(() => {
    // A frame later, because each new screen is scrolled to its top first.
    const frame = requestAnimationFrame(() => begin())
    return () => cancelAnimationFrame(frame)
  }, [])
}
