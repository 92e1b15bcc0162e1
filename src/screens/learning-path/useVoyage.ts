import { useEffect, useEffectEvent } from 'react'
import timing from '@/config/timing.json'

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
    document.addEventListener('click', endEarly, true)
    document.addEventListener('keydown', endEarly, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('click', endEarly, true)
      document.removeEventListener('keydown', endEarly, true)
    }
  }, [isSailing])
}
