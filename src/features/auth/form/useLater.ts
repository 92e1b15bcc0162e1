import { useEffect, useState } from 'react'

/** True once `active` has lasted for `ms` milliseconds, and until it ends. */
export function useLater(active: boolean, ms: number): boolean {
  const [isLater, setIsLater] = useState(false)

  useEffect(() => {
    if (!active) return undefined
    const timer = setTimeout(() => setIsLater(true), ms)
    return () => {
      clearTimeout(timer)
      setIsLater(false)
    }
  }, [active, ms])

  return isLater
}
