import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { session } from '@/api/session'
import { paths } from '@/config/paths'
import { SignInPanel } from '@/features/auth/SignInPanel'
import { readSignInState } from '@/features/auth/sign-in-state'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'

export default function SignInScreen() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const location = useLocation()
  const [{ reason, from, userKey }] = useState(() => readSignInState(location.state))
  useDocumentTitle(t('signIn.title'))

  // "On load the stored access token is cleared" (specification §2).
  useLayoutEffect(() => session.clearToken(), [])

  const goOn = () => {
    // Only the learner who was there returns; another one starts at the map.
    const back = from && userKey !== undefined && userKey === session.userKey() ? from : undefined
    void navigate(back?.path ?? paths.skillMap, { replace: true, state: back?.state })
  }

  return <SignInPanel reason={reason} onSignedIn={goOn} />
}
