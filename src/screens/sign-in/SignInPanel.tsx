import { useContext, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { accountErrorText, accountProblem } from '@/api/transport/account-errors'
import { AuthPanel } from '@/components/account/AuthPanel'
import { DemoSlotsContext } from '@/components/account/demo-slots'
import { EmailField } from '@/components/account/EmailField'
import { GoogleButton, GoogleFailure } from '@/components/account/GoogleButton'
import type { AfterSignIn } from '@/components/account/useAfterSignIn'
import { useFieldErrors } from '@/components/account/useFieldErrors'
import { useGoogleSignIn } from '@/components/account/useGoogleSignIn'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { WriteNote } from '@/components/dialogs/WriteNote'
import { CheckboxField } from '@/components/form/ChoiceInput'
import { PasswordField } from '@/components/form/PasswordField'
import { useForm } from '@/components/form/useForm'
import { paths } from '@/config/paths'
import { signInProblems } from '@/domain/account-forms'
import { plainEmail } from '@/domain/email'
import type { SignInReason } from '@/domain/sign-in-state'
import { stored } from '@/session/stored'
import { lastEmail, registeredEmail } from '@/session/stored-things'
import { useStored } from '@/session/useStored'
import { notesId, SignInNotes } from './SignInNotes'
import styles from './SignInPanel.module.css'
import { useSignIn, SignInError } from './useSignIn'

type SignInPanelProps = {
  reason: SignInReason | undefined
  /** The e-mail that was typed on the previous screen. */
  startEmail: string
  afterSignIn: AfterSignIn
}

/** The e-mail that has just registered, else the last one that signed in (rules.md#sign-in). */
const rememberedEmail = () => stored(registeredEmail).read() ?? stored(lastEmail).read() ?? ''

/** Sign-in by e-mail and password, or with Google (rules.md#sign-in). The fields keep their text after a failure. */
export function SignInPanel({ reason, startEmail, afterSignIn }: SignInPanelProps) {
  const { t } = useTranslation('auth')
  const { write, isBusy, forgetFailure } = useSignIn(afterSignIn)
  const [remember, setRemember] = useState(false)
  const google = useGoogleSignIn(remember, afterSignIn)
  const demo = useContext(DemoSlotsContext)

  const forgetFailures = () => {
    forgetFailure()
    google.forgetFailure()
  }
  const form = useForm({
    name: 'sign-in',
    start: { email: startEmail || rememberedEmail(), password: '' },
    check: signInProblems,
    say: useFieldErrors(),
    onEdit: forgetFailures,
  })

  const { value: last } = useStored(lastEmail)
  const isFirstVisit = last === undefined && reason === undefined
  const newHere = (
    <p className={styles.newHere}>
      <span>{t('signIn.newHere')}</span>{' '}
      <Button variant="outlined" to={paths.signUp} state={{ email: form.entry.email }}>
        {t('signIn.createAccount')}
      </Button>
    </p>
  )

  // After sign-up only the password is missing. A new screen first focuses its heading.
  const passwordId = form.idOf('password')
  useEffect(() => {
    if (reason !== 'registered') return undefined
    const timer = setTimeout(() => document.getElementById(passwordId)?.focus())
    return () => clearTimeout(timer)
  }, [reason, passwordId])

  const send = (entry: typeof form.entry) => {
    if (google.isBusy) return
    google.forgetFailure()
    write.send({ ...entry, email: plainEmail(entry.email), remember })
  }

  return (
    <AuthPanel
      fixed
      title={t('signIn.title')}
      note={<SignInNotes reason={reason} />}
      below={
        <>
          <WriteNote isPending={isBusy} tryAgain={write.isPending ? write.tryAgain : undefined} />
          <WriteNote {...google.note} />
          <WriteNote isPending={google.isClicked} words={t('google.nothing')} />
          {demo && (
            <demo.SignIn
              onChoose={(entry) => {
                form.edit(entry)
                send(entry)
              }}
            />
          )}
        </>
      }
    >
      {isFirstVisit && newHere}
      {write.error && (
        <SignInFailure
          error={write.error}
          email={form.entry.email}
          hasAccount={reason === 'registered'}
        />
      )}
      {google.hasFailed && <GoogleFailure call="googleSignIn" />}
      <form className={styles.form} onSubmit={form.submit(send)} noValidate>
        <EmailField {...form.field('email')} label={t('signIn.email')} />
        <PasswordField
          {...form.field('password')}
          label={t('signIn.password')}
          autoComplete="current-password"
          describedBy={reason && notesId}
          required
        />
        <div className={styles.row}>
          <CheckboxField checked={remember} onChange={({ target }) => setRemember(target.checked)}>
            {t('signIn.rememberMe')}
          </CheckboxField>
          <Link
            className={styles.forgot}
            to={paths.forgotPassword}
            state={{ email: form.entry.email }}
          >
            {t('signIn.forgotPassword')}
          </Link>
        </div>
        <Button type="submit" wide busy={isBusy} busyLabel={t('signIn.busy')}>
          {t('signIn.submit')}
        </Button>
      </form>
      <GoogleButton google={google} text="continue_with" />
      {!isFirstVisit && newHere}
    </AuthPanel>
  )
}

type SignInFailureProps = {
  error: Error
  email: string
  /** It was made just now, so nobody is asked to make one. */
  hasAccount: boolean
}

/** Why the sign-in failed and what to do (rules.md#errors). */
function SignInFailure({ error, email, hasAccount }: SignInFailureProps) {
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  const { call, cause } =
    error instanceof SignInError ? error : { call: 'checkUser' as const, cause: error }
  const problem = accountProblem(call, cause)
  const text = accountErrorText(tErrors, call, cause)
  if (problem === 'credentials') {
    return (
      <Note kind="error" role="alert" title={text}>
        <p>{t('signIn.advice.credentials')}</p>
        {!hasAccount && (
          <Link to={paths.signUp} state={{ email }}>
            {t('signIn.createWithIt')}
          </Link>
        )}
      </Note>
    )
  }
  return (
    <Note kind="error" role="alert" title={t('signIn.notIn')} detail={text}>
      {t(`signIn.advice.${problem}`)}
    </Note>
  )
}
