import { valibotResolver } from '@hookform/resolvers/valibot'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { useMutation } from '@tanstack/react-query'
import { use, useEffect, useEffectEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useLocation, useNavigate } from 'react-router-dom'
import {
  signIn as sendSignIn,
  signInWithGoogle,
  type Credentials,
  type SignedIn,
} from '@/api/account'
import { AuthPanel } from '@/components/account/AuthPanel'
import { DemoSlotsContext } from '@/components/account/demo-slots'
import { EmailField } from '@/components/account/EmailField'
import { GoogleButton } from '@/components/account/GoogleButton'
import { useFieldError } from '@/components/account/useFieldError'
import { useStartSession } from '@/components/account/useStartSession'
import { Button } from '@/components/controls/Button'
import { WriteNote } from '@/components/dialogs/WriteNote'
import { CheckboxField } from '@/components/form/CheckboxField'
import { checkedOnSubmit, formField, submitForm } from '@/components/form/form-field'
import { PasswordField } from '@/components/form/PasswordField'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { paths } from '@/config/paths'
import { signInForm } from '@/domain/account-forms'
import { googleEmail } from '@/domain/google-email'
import { readAccountState } from '@/domain/navigation-state'
import { isLoadedAhead } from '@/lib/loaded-ahead'
import { useIsMounted } from '@/lib/useIsMounted'
import { session, subscribeStorage } from '@/session/session'
import { lastEmail, registeredEmail } from '@/session/storage'
import { fontSizes } from '@/theme/tokens'
import { SignInFailure } from './SignInFailure'
import { notesId, SignInNotes } from './SignInNotes'

/** Sign-in by e-mail and password, or with Google. The fields keep their text after a failure. */
export default function SignInScreen() {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const location = useLocation()
  // Read once, because the last rendering has the state of the next screen already.
  const [arrival] = useState(() => readAccountState(location.state))
  const [reason, setReason] = useState(arrival.reason)
  const [hasSignedInBefore] = useState(() => lastEmail.get() !== undefined)
  const [remember, setRemember] = useState(false)
  const signIn = useMutation({ mutationFn: sendSignIn })
  const google = useMutation({ mutationFn: signInWithGoogle })
  const startSession = useStartSession()
  const isMounted = useIsMounted()
  const demo = use(DemoSlotsContext)
  const translate = useFieldError()
  useDocumentTitle(t('signIn.title'))

  const form = useForm({
    resolver: valibotResolver(signInForm),
    defaultValues: {
      email: arrival.email || registeredEmail.get() || lastEmail.get() || '',
      password: '',
    },
    ...checkedOnSubmit,
  })
  const isBusy = form.formState.isSubmitting || signIn.isPending || signIn.isSuccess
  const isGoogleBusy = google.isPending || google.isSuccess

  // Somebody is signed in already, by a link or Back, or signs in in another tab.
  const leaveIfSignedIn = useEffectEvent(() => {
    const isSigningIn = isBusy || isGoogleBusy
    if (session.token() === undefined || isSigningIn || isLoadedAhead()) return
    void navigate(paths.skillMap, { replace: true })
  })
  useEffect(() => {
    leaveIfSignedIn()
    return subscribeStorage(() => leaveIfSignedIn())
  }, [])

  const forgetFailures = () => {
    if (signIn.isError) signIn.reset()
    if (google.isError) google.reset()
  }
  /** Good news would contradict a failure. */
  const forgetSuccess = () => {
    if (reason === 'registered') setReason(undefined)
  }
  const field = (name: 'email' | 'password') =>
    formField(form, name, { translate, onEdit: forgetFailures })

  const finish = async (signedIn: SignedIn, email: string | undefined) => {
    const { to, state } = await startSession(signedIn, { email, remember, arrival })
    // A learner who has left this screen meanwhile stays where they are.
    if (isMounted.current) await navigate(to, { replace: true, state })
  }
  const send = (credentials: Credentials) => {
    if (isBusy || isGoogleBusy) return
    forgetFailures()
    forgetSuccess()
    signIn.mutate(credentials, {
      onSuccess: (signedIn, { email }) => {
        lastEmail.set(email)
        void finish(signedIn, email)
      },
      onError: () => session.clearToken(),
    })
  }

  // After sign-up only the password is missing. A new screen first focuses its heading.
  useEffect(() => {
    if (arrival.reason !== 'registered') return undefined
    const timer = setTimeout(() => form.setFocus('password'))
    return () => clearTimeout(timer)
  }, [arrival.reason, form])

  const email = useWatch({ control: form.control, name: 'email' })
  const isFirstVisit = !hasSignedInBefore && arrival.reason === undefined
  const newHere = (
    <Stack
      component="p"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        gap: '4px 12px',
        alignItems: 'center',
        maxWidth: 'none',
        '& > .MuiButton-root': { flex: '1 1 auto' },
      }}
    >
      <span>{t('signIn.newHere')}</span>{' '}
      <Button variant="outlined" to={paths.signUp} replace state={{ email }}>
        {t('signIn.createAccount')}
      </Button>
    </Stack>
  )

  return (
    <AuthPanel
      fixed
      title={t('signIn.title')}
      describedBy={notesId}
      above={<SignInNotes reason={reason} />}
      below={
        <>
          <WriteNote isPending={signIn.isPending || signIn.isSuccess} />
          {demo && (
            <demo.SignIn
              onChoose={(entry) => {
                form.reset(entry)
                send(entry)
              }}
            />
          )}
        </>
      }
    >
      {isFirstVisit && newHere}
      {signIn.error && (
        <SignInFailure
          error={signIn.error}
          email={email}
          hasAccount={arrival.reason === 'registered'}
        />
      )}
      <Stack component="form" sx={{ gap: 1 }} onSubmit={submitForm(form, send)} noValidate>
        <EmailField {...field('email')} label={t('signIn.email')} />
        <PasswordField
          {...field('password')}
          label={t('signIn.password')}
          autoComplete="current-password"
          describedBy={reason && notesId}
          required
        />
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            columnGap: 2,
            alignItems: 'center',
            justifyContent: 'space-between',
          }}
        >
          <CheckboxField checked={remember} onChange={({ target }) => setRemember(target.checked)}>
            {t('signIn.rememberMe')}
          </CheckboxField>
          <Link
            component={RouterLink}
            to={paths.forgotPassword}
            replace
            state={{ email }}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 44,
              fontSize: fontSizes.small,
              lineHeight: 1.375,
            }}
          >
            {t('signIn.forgotPassword')}
          </Link>
        </Stack>
        <Button type="submit" wide busy={isBusy} busyLabel={t('signIn.busy')}>
          {t('signIn.submit')}
        </Button>
      </Stack>
      <GoogleButton
        text="continue_with"
        failure="googleSignIn"
        isBusy={isGoogleBusy}
        hasFailed={google.isError}
        onStart={forgetFailures}
        onCredential={(credential) => {
          forgetSuccess()
          google.mutate(credential, {
            onSuccess: (signedIn) => void finish(signedIn, googleEmail(credential)),
            onError: () => session.clearToken(),
          })
        }}
      />
      {!isFirstVisit && newHere}
    </AuthPanel>
  )
}
