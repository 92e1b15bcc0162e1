import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** While `active`, replaces the screen after so many milliseconds, in which its message can be read. */
export function useDelayedNavigation(active: boolean, path: string, delay: number): void {
  const navigate = useNavigate()

  useEffect(() => {
    if (!active) return undefined
    const timer = setTimeout(() => void navigate(path, { replace: true }), delay)
    return () => clearTimeout(timer)
  }, [active, path, delay, navigate])
}
