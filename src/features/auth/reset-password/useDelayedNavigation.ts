import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import timing from '@/config/timing.json'

/**
 * Navigates to `path` when the message has been shown long enough to read (rules.md#reset-password), while
 * `active`. A link beside the message may navigate before.
 */
export function useDelayedNavigation(active: boolean, path: string): void {
  const navigate = useNavigate()

  useEffect(() => {
    if (!active) return undefined
    const timer = setTimeout(() => void navigate(path, { replace: true }), timing.resetRedirect)
    return () => clearTimeout(timer)
  }, [active, path, navigate])
}
