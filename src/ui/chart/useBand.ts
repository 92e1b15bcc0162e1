import { useEffect, useState, type RefObject } from 'react'

/** The part of a tall chart, from its upper edge in px, whose nodes are drawn. */
export type Band = { top: number; bottom: number }

const step = 400
/** So much is drawn above and below the window that Tab and a quick finger find it there. */
const spare = 3 * step

/**
 * What the window shows of a chart that scrolls with the page, and some more. It moves in steps, so
 * that scrolling draws nothing most of the time. Null while it is off: all of the chart is drawn.
 */
export function useBand(frame: RefObject<HTMLElement | null>, isOn: boolean): Band | null {
  const [steps, setSteps] = useState(0)

  useEffect(() => {
    if (!isOn) return undefined
    const look = () => {
      const { top = 0 } = frame.current?.getBoundingClientRect() ?? {}
      setSteps(Math.round(-top / step))
    }
    look()
    window.addEventListener('scroll', look, { passive: true, capture: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [frame, isOn])

  const top = steps * step
  return isOn ? { top: top - spare, bottom: top + window.innerHeight + spare } : null
}
