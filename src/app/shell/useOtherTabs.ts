import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { readSignInState } from '@/features/auth/sign-in/sign-in-state'
import { session } from '@/learner/session'
import { listenForSignOut } from '@/learner/sign-out/sign-out-news'
import { showToast } from '@/ui/feedback/toasts'

/** A page that comes back from sleep or from the history may have missed what others stored. */
const momentsToLook = () =>
  [
    [window, 'storage'],
    [window, 'pageshow'],
    [document, 'visibilitychange'],
  ] as const

/**
 * Notices what other tabs do to the session (contract.md#several-tabs). Signing out elsewhere is the
 * guard's matter; signing in elsewhere takes a waiting sign-in screen along; another learner gets
 * their own map. Gives a number that grows when nothing of what is on the screen may stay.
 */
export function useOtherTabs(): number {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const location = useLocation()
  const [takeovers, setTakeovers] = useState(0)

  const look = useEffectEvent(() => {
    const change = session.lookAgain()
    if (change === 'other-learner') {
      setTakeovers(takeovers + 1)
      showToast({ kind: 'info', text: t('session.otherLearner') })
      void navigate(paths.skillMap, { replace: true })
    }
    if (change === 'started' && matchPath(paths.signIn, location.pathname)) {
      const { from, learner } = readSignInState(location.state)
      const back = learner !== undefined && learner === session.learnerMark() ? from : undefined
      void navigate(back?.path ?? paths.skillMap, { replace: true, state: back?.state })
    }
  })

  useEffect(() => {
    // What happened before this screen was there is no change to it.
    session.lookAgain()
    const listener = () => look()
    for (const [target, type] of momentsToLook()) target.addEventListener(type, listener)
    const stops = [listenForSignOut(session.followSignOut), session.subscribe(listener)]
    return () => {
      for (const stop of stops) stop()
      for (const [target, type] of momentsToLook()) target.removeEventListener(type, listener)
    }
  }, [])

  return takeovers
}
