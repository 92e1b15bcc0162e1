import { useTranslation } from 'react-i18next'
import { paths } from '@/config/paths'
import { Button } from '@/ui/controls/Button'
import { FieldErrorSummary } from '@/ui/form/FieldErrorSummary'
import { TextField } from '@/ui/form/TextField'
import { useCheckedForm } from '@/ui/form/useCheckedForm'
import styles from '../form/AuthForm.module.css'
import { AuthPanel } from '../form/AuthPanel'
import { NewPasswordFields } from '../form/NewPasswordFields'
import { SiteLinks } from '../form/SiteLinks'
import { SwitchLine } from '../form/SwitchLine'
import { WaitNote } from '../form/WaitNote'
import { GoogleFailure } from '../google/GoogleFailure'
import { GoogleSignInButton } from '../google/GoogleSignInButton'
import { useGoogleSignIn } from '../google/useGoogleSignIn'
import type { Admission } from '../sign-in/useArrival'
import { signUpProblems } from './sign-up-rules'
import { SignUpFailure } from './SignUpFailure'
import { useSignUp } from './useSignUp'

const idPrefix = 'sign-up'
const empty = { email: '', password: '', confirmPassword: '' }

type SignUpPanelProps = {
  onRegistered: () => void
  /** Google signs in at once. */
  onAdmitted: (admission: Admission) => Promise<void>
}

/** Sign-up by e-mail and password, or with Google (rules.md#sign-up). Entries stay after a failure. */
export function SignUpPanel({ onRegistered, onAdmitted }: SignUpPanelProps) {
  const { t } = useTranslation('auth')
  const form = useCheckedForm({ initial: empty, check: signUpProblems })
  const { signUp, busy, failure, forgetFailure } = useSignUp(onRegistered)
  // There is no Remember me here: the session lasts for this visit (contract.md#session).
  const google = useGoogleSignIn(false, onAdmitted)

  const edit = (field: keyof typeof empty) => (value: string) => {
    form.edit(field)(value)
    forgetFailure()
    google.forgetFailure()
  }

  const errors = (['email', 'password', 'confirmPassword'] as const).flatMap((field) => {
    const problem = form.problems[field]
    return problem ? [{ fieldId: `${idPrefix}-${field}`, message: t(`fieldError.${problem}`) }] : []
  })

  return (
    <AuthPanel
      title={t('signUp.title')}
      below={
        <>
          <WaitNote waiting={busy || google.busy}>{t('wait')}</WaitNote>
          <WaitNote waiting={google.asked}>{t('google.nothing')}</WaitNote>
          <SiteLinks />
        </>
      }
    >
      {form.attempt > 0 && <FieldErrorSummary errors={errors} attempt={form.attempt} />}
      {failure && <SignUpFailure {...failure} />}
      {google.failed && <GoogleFailure title={t('google.error.signUp')} />}
      <form
        className={styles.form}
        onSubmit={form.submit((entry) => {
          if (!google.busy) void signUp(entry)
        })}
        noValidate
      >
        <TextField
          id={`${idPrefix}-email`}
          label={t('signUp.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={form.entry.email}
          onChange={edit('email')}
          onBlur={form.leave('email')}
          error={form.problems.email && t(`fieldError.${form.problems.email}`)}
        />
        <NewPasswordFields
          idPrefix={idPrefix}
          labels={{ password: t('signUp.password'), confirmPassword: t('signUp.confirmPassword') }}
          entry={form.entry}
          problems={form.problems}
          leave={form.leave}
          edit={edit}
        />
        <Button type="submit" wide busy={busy} busyLabel={t('signUp.busy')}>
          {t('signUp.submit')}
        </Button>
      </form>
      <GoogleSignInButton google={google} text="signup_with" />
      <SwitchLine question={t('signUp.haveAccount')} to={paths.signIn} label={t('signUp.signIn')} />
    </AuthPanel>
  )
}
