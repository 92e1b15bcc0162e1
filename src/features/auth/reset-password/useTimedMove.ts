import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import timing from '@/config/timing.json'

/** Moves to `path` once the message has stood (rules.md#timing), while `active`; the learner may be gone before by a link. */
export function useTimedMove(active: boolean, path: string): void {
  const navigate = useNavigate()

  useEffect(() => {
    if (!active) return undefined
    const timer = setTimeout(() => void navigate(path, { replace: true }), timing.resetRedirect)
    return () => clearTimeout(timer)
  }, [active, path, navigate])
}
