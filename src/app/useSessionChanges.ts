import { useEffect, useEffectEvent } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { reloadPage } from '@/lib/reload-page'
import { learnerKey, tokenKey } from '@/session/areas'
import { session, watchExpiry } from '@/session/session'

/** Ends an expired session, and follows a sign-in or log-out in another tab. */
export function useSessionChanges(): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()

  useEffect(() => watchExpiry(), [])

  const followOtherTab = useEffectEvent(({ key }: StorageEvent) => {
    if (key !== tokenKey && key !== learnerKey) return
    if (!matchPath(paths.signIn, pathname)) {
      reloadPage()
    } else if (session.token() !== undefined) {
      // A reload of sign-in would clear the new token.
      void navigate(paths.skillMap, { replace: true })
    }
  })

  useEffect(() => {
    const listener = (event: StorageEvent) => followOtherTab(event)
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  }, [])
}
