import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { postRegister, type Registration } from '@/api/account'
import { accountErrorText, accountProblem } from '@/api/transport/account-errors'
import { useSend } from '@/api/transport/useSend'
import { AuthPanel } from '@/components/account/AuthPanel'
import { EmailField } from '@/components/account/EmailField'
import { GoogleButton, GoogleFailure } from '@/components/account/GoogleButton'
import { NewPasswordFields } from '@/components/account/NewPasswordFields'
import { SwitchLine } from '@/components/account/SwitchLine'
import type { AfterSignIn } from '@/components/account/useAfterSignIn'
import { useFieldErrors } from '@/components/account/useFieldErrors'
import { useGoogleSignIn } from '@/components/account/useGoogleSignIn'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { WriteNote } from '@/components/dialogs/WriteNote'
import { FieldErrorSummary } from '@/components/form/FieldErrorSummary'
import { useForm } from '@/components/form/useForm'
import { SiteLinks } from '@/components/layout/SiteLinks'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { signUpProblems } from '@/domain/account-forms'
import { plainEmail } from '@/domain/email'
import { stored } from '@/session/stored'
import { isNewUser, registeredEmail } from '@/session/stored-things'
import styles from '@/components/account/AuthForm.module.css'

type SignUpPanelProps = {
  /** The e-mail that was typed on the sign-in screen. */
  startEmail: string
  onRegistered: () => void
  /** Google signs in at once. */
  afterSignIn: AfterSignIn
}

/** Sign-up by e-mail and password, or with Google. The fields keep their text after a failure. */
export function SignUpPanel({ startEmail, onRegistered, afterSignIn }: SignUpPanelProps) {
  const { t } = useTranslation('auth')
  const { t: tCommon } = useTranslation()
  const signUp = useSignUp(onRegistered)
  // There is no Remember me here: the session lasts for this visit.
  const google = useGoogleSignIn(false, afterSignIn)
  const form = useForm({
    name: 'sign-up',
    start: { email: startEmail, password: '', confirmPassword: '' },
    check: signUpProblems,
    say: useFieldErrors(),
    onEdit: () => {
      signUp.reset()
      google.forgetFailure()
    },
  })
  const labels = {
    email: t('signUp.email'),
    password: t('signUp.password'),
    confirmPassword: t('signUp.confirmPassword'),
  }

  return (
    <AuthPanel
      title={t('signUp.title')}
      below={
        <>
          <WriteNote isPending={signUp.isPending} />
          <WriteNote {...google.note} />
          <WriteNote isPending={google.isClicked} words={t('google.nothing')} />
          <SiteLinks className={styles.siteLinks}>
            {env().hasSurvey && <Link to={paths.feedback}>{tCommon('links.feedback')}</Link>}
          </SiteLinks>
        </>
      }
    >
      <FieldErrorSummary {...form.summary} labels={labels} />
      {signUp.error && <SignUpFailure error={signUp.error} email={form.entry.email} />}
      {google.hasFailed && <GoogleFailure call="googleSignUp" />}
      <form
        className={styles.form}
        onSubmit={form.submit(({ email, password }) => {
          if (!google.isBusy) signUp.send({ email: plainEmail(email), password })
        })}
        noValidate
      >
        <EmailField {...form.field('email')} label={labels.email} />
        <NewPasswordFields form={form} labels={labels} />
        <Button type="submit" wide busy={signUp.isPending} busyLabel={t('signUp.busy')}>
          {t('signUp.submit')}
        </Button>
      </form>
      <GoogleButton google={google} text="signup_with" />
      <SwitchLine question={t('signUp.haveAccount')} to={paths.signIn} label={t('signUp.signIn')} />
    </AuthPanel>
  )
}

/** Registers an account and stores its e-mail, so that sign-in knows a new user. */
function useSignUp(onRegistered: () => void) {
  return useSend(
    {
      mutationKey: ['sign-up'],
      mutationFn: (entry: Registration) => postRegister(entry),
      meta: { notSaved: 'account' },
      onSuccess: (_answer, { email }) => {
        stored(registeredEmail).keep(email)
        stored(isNewUser).keep('true')
      },
    },
    { onSuccess: onRegistered },
  )
}

type SignUpFailureProps = {
  error: Error
  /**
   * Passed on to sign-in: "already exists" may mean that an earlier request succeeded and its
   * response was lost.
   */
  email: string
}

/** Says why there is no account yet and what to do. */
function SignUpFailure({ error, email }: SignUpFailureProps) {
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  const problem = accountProblem('signUp', error)
  const text = accountErrorText(tErrors, 'signUp', error)
  if (problem === 'emailExists') {
    return (
      <Note kind="error" role="alert" title={text}>
        <Link to={paths.signIn} state={{ email }}>
          {t('signUp.signInWithIt')}
        </Link>
      </Note>
    )
  }
  return (
    <Note kind="error" role="alert" title={t('signUp.notMade')} detail={text}>
      {t(`signUp.advice.${problem}`)}
    </Note>
  )
}
