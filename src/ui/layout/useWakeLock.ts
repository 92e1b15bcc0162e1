import { useEffect, useState } from 'react'

/**
 * Keeps the screen awake while the component is shown, where the browser can; returns whether it
 * does. A hidden page lets go, and asks again when it is visible. A refusal changes nothing.
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
        // The browser lets go by itself: hidden page, empty battery.
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
