import { useEffect, type RefObject } from 'react'
import timing from '@/config/timing.json'

/**
 * Sets `data-scrolls` on an element while the page scrolls, so that styles can switch off hover effects: nodes passing
 * below a resting pointer would otherwise repaint the chart in each frame.
 */
export function useScrollMark(ref: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined
    let timer: number | undefined
    const rest = () => {
      timer = undefined
      ref.current?.removeAttribute('data-scrolls')
    }
    const onScroll = () => {
      if (timer === undefined) ref.current?.setAttribute('data-scrolls', '')
      window.clearTimeout(timer)
      timer = window.setTimeout(rest, timing.scrollEndAfter)
    }
    window.addEventListener('scroll', onScroll, { passive: true, capture: true })
    return () => {
      window.removeEventListener('scroll', onScroll, { capture: true })
      window.clearTimeout(timer)
      rest()
    }
  }, [ref, isOn])
}
