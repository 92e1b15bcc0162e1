import { useEffect, useEffectEvent } from 'react'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { reloadPage } from '@/lib/reload-page'
import { session } from '@/session/session'
import { accessToken, learner } from '@/session/stored-things'
import { useSessionStatus } from '@/session/useSessionStatus'

/** Starts again at the route guard when another tab signs in or out (contract.md#user-key). */
export function useOtherTabs(): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isSignedIn = useSessionStatus().kind === 'active'

  const startAgain = useEffectEvent(({ key }: StorageEvent) => {
    if (key !== accessToken.key && key !== learner.key) return
    // Not by a reload, which would remove the token that has just come.
    const isSignIn = matchPath(paths.signIn, pathname) !== null
    if (!isSignIn && isSignedIn) reloadPage()
    else if (isSignIn && session.token() !== undefined) {
      void navigate(paths.skillMap, { replace: true })
    }
  })

  useEffect(() => {
    const listener = (event: StorageEvent) => startAgain(event)
    window.addEventListener('storage', listener)
    return () => window.removeEventListener('storage', listener)
  }, [])
}
