import { useContext, useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { rememberedEmail } from '@/learner/account-memory'
import { Button } from '@/ui/controls/Button'
import { CheckboxField } from '@/ui/form/CheckboxField'
import { PasswordField } from '@/ui/form/PasswordField'
import { TextField } from '@/ui/form/TextField'
import { AuthPanel } from '../form/AuthPanel'
import { DemoSlotsContext } from '../form/demo-slots'
import { SwitchLine } from '../form/SwitchLine'
import type { TypedEmail } from '../form/typed-email'
import { WaitNote } from '../form/WaitNote'
import { GoogleFailure } from '../google/GoogleFailure'
import { GoogleSignInButton } from '../google/GoogleSignInButton'
import { useGoogleSignIn } from '../google/useGoogleSignIn'
import type { SignInReason } from './sign-in-state'
import { SignInFailure } from './SignInFailure'
import { SignInNotes } from './SignInNotes'
import styles from './SignInPanel.module.css'
import type { Admission } from './useArrival'
import { useSignIn } from './useSignIn'

type SignInPanelProps = {
  /** Why the learner is here. */
  reason: SignInReason | undefined
  onAdmitted: (admission: Admission) => Promise<void>
}

/** Sign-in by e-mail and password, or with Google (rules.md#sign-in). Entries stay after a failure. */
export function SignInPanel({ reason, onAdmitted }: SignInPanelProps) {
  const { t } = useTranslation('auth')
  const [email, setEmail] = useState(rememberedEmail)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(true)
  const [missing, setMissing] = useState<'email' | 'password'>()
  const { signIn, busy, failure, failureBefore, forgetFailure } = useSignIn(onAdmitted)
  const google = useGoogleSignIn(remember, onAdmitted)
  const form = useRef<HTMLFormElement>(null)
  const demo = useContext(DemoSlotsContext)

  const forgetFailures = () => {
    setMissing(undefined)
    forgetFailure()
    google.forgetFailure()
  }

  const edit = (set: (value: string) => void) => (value: string) => {
    set(value)
    forgetFailures()
  }

  const signInAs = (entry: { email: string; password: string }) => {
    setEmail(entry.email)
    setPassword(entry.password)
    forgetFailures()
    void signIn({ ...entry, remember })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (google.busy) return
    forgetFailures()
    const empty = email.trim() === '' ? 'email' : password === '' ? 'password' : undefined
    setMissing(empty)
    if (empty === undefined) void signIn({ email, password, remember })
    else form.current?.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus()
  }

  return (
    <AuthPanel
      fixed
      title={t('signIn.title')}
      note={<SignInNotes reason={reason} />}
      below={
        <>
          <WaitNote waiting={busy || google.busy}>{t('wait')}</WaitNote>
          <WaitNote waiting={google.asked}>{t('google.nothing')}</WaitNote>
          {demo && <demo.SignIn onChoose={signInAs} />}
        </>
      }
    >
      {failure && <SignInFailure {...failure} />}
      {failureBefore && (
        // No longer said while the next try runs, but the form stays where it is.
        <div style={{ visibility: 'hidden' }}>
          <SignInFailure {...failureBefore} />
        </div>
      )}
      {google.failed && <GoogleFailure title={t('google.error.signIn')} />}
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('signIn.email')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          onChange={edit(setEmail)}
          error={missing === 'email' ? t('fieldError.emailRequired') : undefined}
        />
        <PasswordField
          label={t('signIn.password')}
          name="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={edit(setPassword)}
          error={missing === 'password' ? t('signIn.passwordMissing') : undefined}
        />
        <div className={styles.row}>
          <CheckboxField checked={remember} onChange={setRemember} name="remember">
            {t('signIn.rememberMe')}
          </CheckboxField>
          <Link
            className={styles.forgot}
            to={paths.forgotPassword}
            state={{ email } satisfies TypedEmail}
          >
            {t('signIn.forgotPassword')}
          </Link>
        </div>
        <Button type="submit" wide busy={busy} busyLabel={t('signIn.busy')}>
          {t('signIn.submit')}
        </Button>
      </form>
      <GoogleSignInButton google={google} text="continue_with" />
      <SwitchLine
        question={t('signIn.newHere')}
        to={paths.signUp}
        label={t('signIn.createAccount')}
      />
    </AuthPanel>
  )
}
