import { valibotResolver } from '@hookform/resolvers/valibot'
import FormControlLabel from '@mui/material/FormControlLabel'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import { use, useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { isWrongPassword } from '@/api/errors'
import { AccountForm } from '@/components/account/AccountForm'
import { AuthPanel } from '@/components/account/AuthPanel'
import { DemoSlotsContext } from '@/components/account/demo-slots'
import { EmailField } from '@/components/account/EmailField'
import { GoogleButton } from '@/components/account/GoogleButton'
import { PasswordField } from '@/components/account/PasswordField'
import { useArrival } from '@/components/account/useArrival'
import { Button } from '@/components/controls/Button'
import { checkedOnSubmit } from '@/components/form/checked-on-submit'
import { ChoiceInput } from '@/components/form/ChoiceInput'
import { paths } from '@/config/paths'
import { signInForm } from '@/domain/account-forms'
import type { AccountState } from '@/domain/navigation-state'
import { hasOuterSpace } from '@/domain/password'
import { lastEmail, registeredEmail } from '@/session/storage'
import { fontSizes } from '@/theme/tokens'
import { SignInFailure } from './SignInFailure'
import { isGoodNews, notesId, SignInNotes } from './SignInNotes'
import { useSignIn } from './useSignIn'

/** Sign-in by e-mail and password, or with Google. The fields keep their text after a failure. */
export default function SignInScreen() {
  const { t } = useTranslation()
  const arrival = useArrival()
  const [reason, setReason] = useState(arrival.reason)
  const [hasSignedInBefore] = useState(() => lastEmail.get() !== undefined)
  const remember = useRef(false)
  const { signIn, signInWithGoogle, isBusy, isGoogleBusy, ...failed } = useSignIn({
    arrival,
    isRemembered: () => remember.current,
  })
  const { error, sentPassword, hasGoogleFailed, forgetFailures, failWithoutCredential } = failed
  const demo = use(DemoSlotsContext)

  const form = useForm({
    resolver: valibotResolver(signInForm),
    defaultValues: {
      email: arrival.email || registeredEmail.get() || lastEmail.get() || '',
      password: '',
    },
    ...checkedOnSubmit,
  })
  const email = useWatch({ control: form.control, name: 'email' })
  const handedOn: AccountState = { ...arrival, email }

  // After a sign-up or a reset, the first field to fill in. A new screen first focuses its heading.
  useEffect(() => {
    if (!isGoodNews(arrival.reason)) return undefined
    const timer = setTimeout(() =>
      form.setFocus(form.getValues('email') === '' ? 'email' : 'password'),
    )
    return () => clearTimeout(timer)
  }, [arrival.reason, form])

  /** Good news would contradict a failure. */
  const forgetSuccess = () => {
    if (isGoodNews(reason)) setReason(undefined)
  }
  const send = (credentials: { email: string; password: string }) => {
    forgetSuccess()
    signIn(credentials)
  }
  const isRefused = error !== null && isWrongPassword(error)
  const isFirstVisit = !hasSignedInBefore && arrival.reason === undefined

  return (
    <AuthPanel
      fixed
      title={t('auth.signIn.title')}
      describedBy={notesId}
      above={<SignInNotes reason={reason} />}
      below={
        demo && (
          <demo.SignIn
            onChoose={(entry) => {
              form.reset(entry)
              send(entry)
            }}
          />
        )
      }
    >
      {isFirstVisit && <NewHere state={handedOn} />}
      {error && (
        <SignInFailure error={error} hasOuterSpace={hasOuterSpace(sentPassword)}>
          {isRefused && <ForgotPassword state={handedOn} />}
        </SignInFailure>
      )}
      <AccountForm
        form={form}
        gap={1}
        submitLabel={t('auth.signIn.submit')}
        busyLabel={t('auth.signIn.busy')}
        isBusy={isBusy}
        onSubmit={send}
      >
        <EmailField label={t('auth.signIn.email')} />
        <PasswordField
          name="password"
          label={t('auth.signIn.password')}
          autoComplete="current-password"
          describedBy={reason && notesId}
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
          <FormControlLabel
            label={t('auth.signIn.rememberMe')}
            control={
              <ChoiceInput
                type="checkbox"
                onChange={({ target }) => {
                  remember.current = target.checked
                }}
              />
            }
          />
          {!isRefused && <ForgotPassword state={handedOn} />}
        </Stack>
      </AccountForm>
      <GoogleButton
        text="continue_with"
        failure="googleSignIn"
        isBusy={isGoogleBusy}
        hasFailed={hasGoogleFailed}
        onStart={forgetFailures}
        onNoCredential={failWithoutCredential}
        onCredential={(credential) => {
          forgetSuccess()
          signInWithGoogle(credential)
        }}
      />
      {!isFirstVisit && <NewHere state={handedOn} />}
    </AuthPanel>
  )
}

function ForgotPassword({ state }: { state: AccountState }) {
  const { t } = useTranslation()
  return (
    <Link
      component={RouterLink}
      to={paths.forgotPassword}
      replace
      state={state}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 44,
        fontSize: fontSizes.small,
        lineHeight: 1.375,
      }}
    >
      {t('auth.signIn.forgotPassword')}
    </Link>
  )
}

function NewHere({ state }: { state: AccountState }) {
  const { t } = useTranslation()
  return (
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
      <span>{t('auth.signIn.newHere')}</span>{' '}
      <Button variant="outlined" to={paths.signUp} replace state={state}>
        {t('auth.signIn.createAccount')}
      </Button>
    </Stack>
  )
}
