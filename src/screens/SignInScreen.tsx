import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { session } from '@/api/session'
import { SignInPanel } from '@/features/auth/SignInPanel'
import { readSignInState } from '@/features/auth/sign-in-state'
import { useArrival } from '@/features/auth/useArrival'
import { useDocumentTitle } from '@/ui/layout/useDocumentTitle'

export default function SignInScreen() {
  const { t } = useTranslation('auth')
  const location = useLocation()
  const [state] = useState(() => readSignInState(location.state))
  const arrive = useArrival(state)
  useDocumentTitle(t('signIn.title'))

  // "On load the stored access token is cleared" (specification §2).
  useLayoutEffect(() => session.clearToken(), [])

  return <SignInPanel reason={state.reason} onAdmitted={arrive} />
}
