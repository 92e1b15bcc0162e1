import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { readSignInState } from '@/features/auth/sign-in/sign-in-state'
import { session } from '@/learner/session'
import { showToast } from '@/ui/feedback/toasts'

/** A page in the background or in the back/forward cache may have missed `storage` events. */
const checkEvents = () =>
  [
    [window, 'storage'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ] as const

/**
 * Follows what other tabs do to the session (contract.md#several-tabs). After a sign-in in another tab the sign-in
 * screen moves on; for another learner the app goes to their map. A sign-out is left to the route guard. Returns a
 * number that grows when another learner takes over and the whole screen must remount.
 */
export function useOtherTabs(): number {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const location = useLocation()
  const [takeovers, setTakeovers] = useState(0)

  const checkSession = useEffectEvent(() => {
    const change = session.detectTabChange()
    if (change === 'other-learner') {
      setTakeovers(takeovers + 1)
      showToast({ kind: 'info', text: t('session.otherLearner') })
      void navigate(paths.skillMap, { replace: true })
    }
    if (change === 'started' && matchPath(paths.signIn, location.pathname)) {
      const { from, learner } = readSignInState(location.state)
      const back = learner !== undefined && learner === session.userKey() ? from : undefined
      void navigate(back?.path ?? paths.skillMap, { replace: true, state: back?.state })
    }
  })

  useEffect(() => {
    // Skip changes that happened before this was mounted.
    session.detectTabChange()
    const listener = () => checkSession()
    for (const [target, type] of checkEvents()) target.addEventListener(type, listener)
    return () => {
      for (const [target, type] of checkEvents()) target.removeEventListener(type, listener)
    }
  }, [])

  return takeovers
}
