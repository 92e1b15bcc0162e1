import { useEffect, useState } from 'react'

/**
 * Holds a screen wake lock while the component is mounted, where the browser supports it; returns whether it is held.
 * A hidden page loses the lock and requests it again when visible. A refusal is ignored.
 */
export function useWakeLock(): boolean {
  const [isAwake, setAwake] = useState(false)

  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | undefined
    let isAsking = false
    let isOver = false

    const ask = async () => {
      if (isOver || isAsking || document.visibilityState !== 'visible') return
      if (lock && !lock.released) return
      isAsking = true
      try {
        const given = await navigator.wakeLock.request('screen')
        if (isOver) {
          await given.release()
          return
        }
        lock = given
        // The browser releases the lock by itself: hidden page, low battery.
        given.addEventListener('release', () => setAwake(false))
        setAwake(!given.released)
      } catch {
        setAwake(false)
      } finally {
        isAsking = false
      }
    }
    const askAgain = () => void ask()

    askAgain()
    document.addEventListener('visibilitychange', askAgain)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', askAgain)
      void lock?.release().catch(() => {})
    }
  }, [])

  return isAwake
}
