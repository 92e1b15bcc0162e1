import { useEffect, useEffectEvent } from 'react'
import { timing } from '@/config/timing'

/** Gives the boat time to sail to the next node. Any press ends the voyage, and does nothing else. */
export function useVoyage(isSailing: boolean, onArrive: () => void): void {
  const arrive = useEffectEvent(onArrive)
  useEffect(() => {
    if (!isSailing) return undefined
    const timer = setTimeout(() => arrive(), timing.afterVoyage)
    const endEarly = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      arrive()
    }
    const endByKey = (event: KeyboardEvent) => {
      // Not the key that is still down from pressing Continue, and no shortcut of the browser.
      if (!event.repeat && !event.ctrlKey && !event.metaKey && !event.altKey) endEarly(event)
    }
    document.addEventListener('click', endEarly, true)
    document.addEventListener('keydown', endByKey, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', endEarly, true)
      document.removeEventListener('keydown', endByKey, true)
    }
  }, [isSailing])
}
