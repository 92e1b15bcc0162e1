import { useEffect, useState } from 'react'

/** True once `running` has lasted for that many milliseconds, and until it ends. Another `attempt` starts it anew. */
export function useElapsed(milliseconds: number, running = true, attempt = 1): boolean {
  const [elapsed, setElapsed] = useState(false)

  useEffect(() => {
    if (!running) return undefined
    const timer = setTimeout(() => setElapsed(true), milliseconds)
    return () => {
      clearTimeout(timer)
      setElapsed(false)
    }
  }, [milliseconds, running, attempt])

  return elapsed
}
