import { useEffect, type RefObject } from 'react'
import timing from '@/config/timing.json'

/**
 * Marks an element with `data-scrolls` while the page is scrolled. What passes below a resting mouse
 * then need not light up and fade again: each frame of that would paint the chart anew.
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
      timer = window.setTimeout(rest, timing.scrollRestsAfter)
    }
    window.addEventListener('scroll', onScroll, { passive: true, capture: true })
    return () => {
      window.removeEventListener('scroll', onScroll, { capture: true })
      window.clearTimeout(timer)
      rest()
    }
  }, [ref, isOn])
}
