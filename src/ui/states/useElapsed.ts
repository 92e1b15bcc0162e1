import { useEffect, useState } from 'react'

/** True when `running` has lasted that many milliseconds. */
export function useElapsed(milliseconds: number, running: boolean): boolean {
  const [elapsed, setElapsed] = useState(false)
  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setElapsed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds, running])
  return elapsed
}
