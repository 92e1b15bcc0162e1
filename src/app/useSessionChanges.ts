import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { reloadPage } from '@/lib/reload-page'
import { subscribeStorage } from '@/session/areas'
import { session, watchExpiry } from '@/session/session'

/** Ends an expired session, forgets what was read when a session ends, and follows a sign-in or log-out of another tab. */
export function useSessionChanges(): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  useEffect(() => watchExpiry(), [])

  useEffect(() => {
    let before = session.token()
    return subscribeStorage(() => {
      const now = session.token()
      if (before !== undefined && now !== before) queryClient.clear()
      before = now
    })
  }, [queryClient])

  const startAgain = useEffectEvent(({ key }: StorageEvent) => {
    if (key !== 'accessToken' && key !== 'learner') return
    // Sign-in does not reload: that would remove the token that has just come.
    if (!matchPath(paths.signIn, pathname)) reloadPage()
    else if (session.token() !== undefined) void navigate(paths.skillMap, { replace: true })
  })

  useEffect(() => {
    const listener = (event: StorageEvent) => startAgain(event)
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  }, [])
}
