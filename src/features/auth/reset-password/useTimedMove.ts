import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** How long a message stands before the page moves (rules.md#timing). */
const pause = 3000

/** Moves to `path` after the pause, while `active`; the learner may be gone before by a link. */
export function useTimedMove(active: boolean, path: string): void {
  const navigate = useNavigate()

  useEffect(() => {
    if (!active) return undefined
    const timer = setTimeout(() => void navigate(path, { replace: true }), pause)
    return () => clearTimeout(timer)
  }, [active, path, navigate])
}
