import { useTranslation } from 'react-i18next'
import { paths } from '@/config/paths'
import { WriteNote } from '@/ui/feedback/WriteNote'
import { FieldErrorSummary } from '@/ui/form/FieldErrorSummary'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { useTextForm } from '@/ui/form/useTextForm'
import styles from '../form/AuthForm.module.css'
import { AuthPanel } from '../form/AuthPanel'
import { EmailField } from '../form/EmailField'
import { NewPasswordFields } from '../form/NewPasswordFields'
import { SiteLinks } from '../form/SiteLinks'
import { SwitchLine } from '../form/SwitchLine'
import { WaitNote } from '../form/WaitNote'
import { GoogleFailure } from '../google/GoogleFailure'
import { GoogleSignInButton } from '../google/GoogleSignInButton'
import { useGoogleSignIn } from '../google/useGoogleSignIn'
import type { Arrival } from '../sign-in/useArrival'
import { signUpProblems } from './sign-up-rules'
import { SignUpFailure } from './SignUpFailure'
import { useSignUp } from './useSignUp'

type SignUpPanelProps = {
  onRegistered: () => void
  /** Google signs in at once. */
  arrival: Arrival
}

/** Sign-up by e-mail and password, or with Google (rules.md#sign-up). Entries stay after a failure. */
export function SignUpPanel({ onRegistered, arrival }: SignUpPanelProps) {
  const { t } = useTranslation('auth')
  const signUp = useSignUp()
  // There is no Remember me here: the session lasts for this visit (contract.md#session).
  const google = useGoogleSignIn(() => false, arrival)
  const form = useTextForm({
    name: 'sign-up',
    fields: ['email', 'password', 'confirmPassword'],
    check: signUpProblems,
    say: (problem) => t(`fieldError.${problem}`),
    onEdit: () => {
      signUp.forget()
      google.forgetFailure()
    },
  })

  return (
    <AuthPanel
      title={t('signUp.title')}
      below={
        <>
          <WriteNote write={signUp} />
          <WriteNote write={google.write} />
          <WaitNote waiting={google.isAsked}>{t('google.nothing')}</WaitNote>
          <SiteLinks />
        </>
      }
    >
      <FieldErrorSummary {...form.summary} />
      {signUp.error && <SignUpFailure error={signUp.error} email={form.entry.email} />}
      {google.hasFailed && <GoogleFailure detail={t('google.error.signUp')} />}
      <form
        className={styles.form}
        onSubmit={form.submit((entry) => {
          if (!google.isBusy) signUp.send(entry, { onSaved: onRegistered })
        })}
        noValidate
      >
        <EmailField {...form.field('email')} label={t('signUp.email')} />
        <NewPasswordFields
          form={form}
          labels={{ password: t('signUp.password'), confirmPassword: t('signUp.confirmPassword') }}
        />
        <SubmitButton wide busy={signUp.isBusy} busyLabel={t('signUp.busy')}>
          {t('signUp.submit')}
        </SubmitButton>
      </form>
      <GoogleSignInButton google={google} text="signup_with" />
      <SwitchLine question={t('signUp.haveAccount')} to={paths.signIn} label={t('signUp.signIn')} />
    </AuthPanel>
  )
}
