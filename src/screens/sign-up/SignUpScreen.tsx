import { valibotResolver } from '@hookform/resolvers/valibot'
import { styled } from '@mui/material/styles'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import {
  signInWithGoogle,
  signUp as sendSignUp,
  type Credentials,
  type SignedIn,
} from '@/api/account'
import { errorText, isEmailTaken, isUnanswered } from '@/api/errors'
import { AccountForm } from '@/components/account/AccountForm'
import { AccountLink } from '@/components/account/AccountLink'
import { adviceFor } from '@/components/account/advice'
import { AuthPanel } from '@/components/account/AuthPanel'
import { EmailField } from '@/components/account/EmailField'
import { GoogleButton } from '@/components/account/GoogleButton'
import { NewPasswordFields } from '@/components/account/NewPasswordFields'
import { useArrival } from '@/components/account/useArrival'
import { useStartSession } from '@/components/account/useStartSession'
import { checkedOnSubmit } from '@/components/form/checked-on-submit'
import { SiteLinks } from '@/components/layout/SiteLinks'
import { Note } from '@/components/messages/Note'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { signUpForm } from '@/domain/account-forms'
import { googleEmail } from '@/domain/google-email'
import type { AccountState } from '@/domain/navigation-state'
import type { TextKey } from '@/i18n/text-key'
import { useLanguage } from '@/i18n/useLanguage'
import { useIsMounted } from '@/lib/useIsMounted'
import { session } from '@/session/session'
import { isNewUser, registeredEmail } from '@/session/storage'

/** Sign-up by e-mail and password, or with Google. The fields keep their text after a failure. */
export default function SignUpScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const arrival = useArrival()
  const signUp = useMutation({ mutationFn: sendSignUp })
  const google = useMutation({ mutationFn: signInWithGoogle })
  const startSession = useStartSession()
  const isMounted = useIsMounted()

  const form = useForm({
    resolver: valibotResolver(signUpForm),
    defaultValues: { email: arrival.email ?? '', password: '', confirmPassword: '' },
    ...checkedOnSubmit,
  })
  const email = useWatch({ control: form.control, name: 'email' })
  const handedOn: AccountState = { ...arrival, email }
  const [hasNoCredential, setNoCredential] = useState(false)
  const isBusy = signUp.isPending || signUp.isSuccess
  const isGoogleBusy = google.isPending || google.isSuccess
  const forgetFailures = () => {
    if (signUp.isError) signUp.reset()
    if (google.isError) google.reset()
    setNoCredential(false)
  }
  const list = new Intl.ListFormat(useLanguage())
  const wrongFields = (['email', 'password', 'confirmPassword'] as const).filter(
    (name) => form.formState.errors[name],
  )

  const send = ({ email, password }: Credentials) => {
    if (isBusy || isGoogleBusy) return
    forgetFailures()
    signUp.mutate(
      { email, password },
      {
        onSuccess: () => {
          registeredEmail.set(email)
          isNewUser.set('true')
          // It signs in next, also where somebody else is signed in.
          session.clearToken()
          const state: AccountState = { ...arrival, email, reason: 'registered' }
          void navigate(paths.signIn, { replace: true, state })
        },
        onError: (error) => {
          if (!isEmailTaken(error)) return
          form.setError('email', { message: 'auth.fieldError.emailTaken' satisfies TextKey })
          form.setFocus('email')
        },
      },
    )
  }
  const finish = async (signedIn: SignedIn, credential: string) => {
    // There is no Remember me here: the session lasts for this visit.
    const learner = { email: googleEmail(credential), isRemembered: () => false, arrival }
    const { to, state } = await startSession(signedIn, learner)
    if (isMounted.current) await navigate(to, { replace: true, state })
  }

  return (
    <AuthPanel
      title={t('auth.signUp.title')}
      below={
        <CenteredLinks>
          {env().hasSurvey && <Link to={paths.survey}>{t('links.feedback')}</Link>}
        </CenteredLinks>
      }
    >
      {wrongFields.length > 1 && (
        <Note
          kind="error"
          title={t('auth.signUp.wrong', {
            fields: list.format(wrongFields.map((name) => t(`auth.signUp.${name}`))),
          })}
        />
      )}
      {signUp.error && <SignUpFailure error={signUp.error} state={handedOn} />}
      <AccountForm
        form={form}
        submitLabel={t('auth.signUp.submit')}
        busyLabel={t('auth.signUp.busy')}
        isBusy={isBusy}
        onEdit={forgetFailures}
        onSubmit={send}
      >
        <EmailField label={t('auth.signUp.email')} />
        <NewPasswordFields
          labels={{
            password: t('auth.signUp.password'),
            confirmPassword: t('auth.signUp.confirmPassword'),
          }}
        />
      </AccountForm>
      <GoogleButton
        text="signup_with"
        failure="googleSignUp"
        isBusy={isGoogleBusy}
        hasFailed={google.isError || hasNoCredential}
        onStart={forgetFailures}
        onNoCredential={() => {
          if (isBusy || isGoogleBusy) return
          forgetFailures()
          setNoCredential(true)
        }}
        onCredential={(credential) => {
          if (isBusy || isGoogleBusy) return
          google.mutate(credential, {
            onSuccess: (signedIn) => void finish(signedIn, credential),
            onError: () => session.clearToken(),
          })
        }}
      />
      <AccountLink to={paths.signIn} question={t('auth.signUp.haveAccount')} state={handedOn}>
        {t('auth.signUp.signIn')}
      </AccountLink>
    </AuthPanel>
  )
}

const CenteredLinks = styled(SiteLinks)(({ theme }) => ({
  justifyContent: 'center',
  fontSize: theme.typography.body2.fontSize,
}))

/** Why there is no account yet and what to do. */
function SignUpFailure({ error, state }: { error: Error; state: AccountState }) {
  const { t } = useTranslation()
  const text = errorText(t, error)
  if (isEmailTaken(error)) {
    // Perhaps their own: an earlier request succeeded whose answer was lost.
    return (
      <Note kind="error" role="alert" title={text}>
        <Link to={paths.signIn} replace state={state}>
          {t('auth.signUp.signInWithIt')}
        </Link>
      </Note>
    )
  }
  const title = isUnanswered(error) ? 'auth.signUp.mayBeMade' : 'auth.signUp.notMade'
  return (
    <Note kind="error" role="alert" title={t(title)} detail={text}>
      {t(adviceFor(error, 'auth.signUp.tryAnother'))}
    </Note>
  )
}
