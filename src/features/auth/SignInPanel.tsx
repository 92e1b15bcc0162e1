import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '@/api/error-text'
import { Button } from '@/ui/controls/Button'
import { CheckboxField } from '@/ui/controls/CheckboxField'
import { Note } from '@/ui/controls/Note'
import { PasswordField } from '@/ui/controls/PasswordField'
import { TextField } from '@/ui/controls/TextField'
import { AuthPanel } from './AuthPanel'
import styles from './SignInPanel.module.css'
import { rememberedEmail, useSignIn } from './useSignIn'

/** Why the learner is here, where the guard sent them. */
export type SignInReason = 'required' | 'expired' | 'unreadable'

type SignInPanelProps = {
  reason: SignInReason | undefined
  onSignedIn: () => void
}

/** Sign-in by e-mail and password (specification §2). What was typed stays after any failure. */
export function SignInPanel({ reason, onSignedIn }: SignInPanelProps) {
  const { t } = useTranslation('auth')
  const { signIn, busy, failure, forgetFailure } = useSignIn(onSignedIn)
  const [email, setEmail] = useState(rememberedEmail)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(true)
  const [missing, setMissing] = useState<'email' | 'password'>()
  const form = useRef<HTMLFormElement>(null)

  const edit = (set: (value: string) => void) => (value: string) => {
    set(value)
    setMissing(undefined)
    forgetFailure()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const empty = email.trim() === '' ? 'email' : password === '' ? 'password' : undefined
    setMissing(empty)
    if (empty === undefined) void signIn({ email, password, remember })
    else form.current?.querySelector<HTMLInputElement>(`[name=${empty}]`)?.focus()
  }

  return (
    <AuthPanel title={t('signIn.title')}>
      {failure ? (
        <Note kind="error" role="alert" title={<FailureTitle {...failure} />}>
          {failure.problem !== 'other' && t(`signIn.advice.${adviceFor[failure.problem]}`)}
        </Note>
      ) : (
        reason && (
          <Note kind="info" title={t(`signIn.reason.${reason}`)}>
            {t(`signIn.reasonAdvice.${reason}`)}
          </Note>
        )
      )}
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
          error={missing === 'email' ? t('signIn.emailMissing') : undefined}
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
        <CheckboxField checked={remember} onChange={setRemember} name="remember">
          {t('signIn.rememberMe')}
        </CheckboxField>
        <Button type="submit" wide busy={busy} busyLabel={t('signIn.busy')}>
          {t('signIn.submit')}
        </Button>
      </form>
    </AuthPanel>
  )
}

const adviceFor = {
  credentials: 'credentials',
  failed: 'failed',
  invalidResponse: 'failed',
  noResponse: 'noResponse',
} as const

type Failure = NonNullable<ReturnType<typeof useSignIn>['failure']>

function FailureTitle({ problem, error }: Failure) {
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  if (problem === 'noResponse' || problem === 'other') return errorText(tErrors, error)
  return t(`signIn.error.${problem}`)
}
