import { useEffect, useState, type RefObject } from 'react'

/** The part of a tall chart, from its upper edge in px, whose nodes are drawn. */
export type Band = { top: number; bottom: number }

const step = 400
/** So much is drawn above and below the window that Tab and a quick finger find it there. */
const spare = 3 * step
/** What is drawn stays up to so far away: who scrolls back and forth draws nothing anew. */
const kept = 6 * step

/**
 * What the window shows of a chart that scrolls with the page, and some more. It moves in steps, so
 * that scrolling draws nothing most of the time. Null while it is off: all of the chart is drawn.
 */
export function useBand(frame: RefObject<HTMLElement | null>, isOn: boolean): Band | null {
  const [band, setBand] = useState(() => bandAt(0, null))

  useEffect(() => {
    if (!isOn) return undefined
    const look = () => {
      const { top = 0 } = frame.current?.getBoundingClientRect() ?? {}
      setBand((before) => bandAt(Math.round(-top / step) * step, before))
    }
    look()
    window.addEventListener('scroll', look, { passive: true, capture: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [frame, isOn])

  return isOn ? band : null
}

/** The band of a window whose upper edge is there, with what is kept of the one before. */
function bandAt(edge: number, before: Band | null): Band {
  const lowerEdge = edge + window.innerHeight
  const band = { top: edge - spare, bottom: lowerEdge + spare }
  if (!before || before.bottom < band.top || before.top > band.bottom) return band
  const top = Math.max(edge - kept, Math.min(band.top, before.top))
  const bottom = Math.min(lowerEdge + kept, Math.max(band.bottom, before.bottom))
  return top === before.top && bottom === before.bottom ? before : { top, bottom }
}
