import { useEffect, useEffectEvent } from 'react'
import type { PathNode } from '@/domain/path-nodes'

/** The path begins with the next step in the middle of the window, unless it is in its upper two thirds anyway. */
export function useBeginHere(node: PathNode): void {
  const begin = useEffectEvent(() => {
    const picture = node.isCurrent && document.getElementById(node.id)?.firstElementChild
    if (!picture) return
    const { top, bottom } = picture.getBoundingClientRect()
    const isLow = (top + bottom) / 2 > (window.innerHeight * 2) / 3
    if (isLow) picture.scrollIntoView({ block: 'center' })
  })
  useEffect(() => {
    // A frame later, because each new screen is scrolled to its top first.
    const frame = requestAnimationFrame(() => begin())
    return () => cancelAnimationFrame(frame)
  }, [])
}
