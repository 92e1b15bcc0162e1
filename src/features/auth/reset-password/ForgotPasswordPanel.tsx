import { useContext, useRef, type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ApiError } from '@/api/transport/api-error'
import { paths } from '@/config/paths'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'
import { TextField } from '@/ui/form/TextField'
import styles from '../form/AuthForm.module.css'
import { AuthPanel } from '../form/AuthPanel'
import { DemoSlotsContext } from '../form/demo-slots'
import { emailProblem, type EmailProblem } from '../form/email-rules'
import { WaitNote } from '../form/WaitNote'
import { useForgotPassword } from './useForgotPassword'

type ForgotPasswordPanelProps = {
  /** What was typed on the screen before. */
  startEmail: string
}

/** Asks for a mail with a reset link (rules.md#forgot-password). */
export function ForgotPasswordPanel({ startEmail }: ForgotPasswordPanelProps) {
  const { t } = useTranslation('auth')
  const [email, setEmail] = useState(startEmail)
  const [problem, setProblem] = useState<EmailProblem>()
  const { ask, busy, sent, failure, forget } = useForgotPassword()
  const input = useRef<HTMLInputElement>(null)
  const demo = useContext(DemoSlotsContext)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = emailProblem(email)
    setProblem(found)
    if (found === undefined) void ask(email)
    else input.current?.focus()
  }

  return (
    <AuthPanel
      title={t('forgotPassword.title')}
      below={<WaitNote waiting={busy}>{t('wait')}</WaitNote>}
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('forgotPassword.email')}
          hint={t('forgotPassword.hint')}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          inputRef={input}
          value={email}
          onChange={(value) => {
            setEmail(value)
            setProblem(undefined)
            forget()
          }}
          error={problem && t(`fieldError.${problem}`)}
        />
        <Button type="submit" wide busy={busy} busyLabel={t('forgotPassword.busy')}>
          {t(sent ? 'forgotPassword.again' : 'forgotPassword.submit')}
        </Button>
      </form>
      {sent && (
        <Note kind="success" icon="mail" role="status" title={t('forgotPassword.sent')}>
          {t('forgotPassword.sentAdvice')}
        </Note>
      )}
      {sent && demo && <demo.ForgotPassword />}
      {failure !== undefined && <Failure error={failure} />}
      <p>
        <Link className={styles.link} to={paths.signIn}>
          {t('forgotPassword.backToSignIn')}
        </Link>
      </p>
    </AuthPanel>
  )
}

/** The server's own message if it sent one (rules.md#forgot-password). */
function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('auth')
  const { kind, serverMessage } = error instanceof ApiError ? error : {}
  return (
    <Note kind="error" role="alert" title={serverMessage ?? t('forgotPassword.failed')}>
      {t(kind === 'no-response' ? 'forgotPassword.noResponse' : 'forgotPassword.advice')}
    </Note>
  )
}
