import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { postForgotPassword } from '@/api/account'
import { accountErrorText, accountProblem } from '@/api/transport/account-errors'
import { useWrite } from '@/api/transport/useWrite'
import { paths } from '@/config/paths'
import { AppLink } from '@/ui/controls/AppLink'
import { Note } from '@/ui/controls/Note'
import { WriteNote } from '@/ui/feedback/WriteNote'
import { SubmitButton } from '@/ui/form/SubmitButton'
import { useStartText, useTextForm } from '@/ui/form/useTextForm'
import styles from '../form/AuthForm.module.css'
import { AuthPanel } from '../form/AuthPanel'
import { DemoSlotsContext } from '../form/demo-slots'
import { emailProblems } from '../form/email-rules'
import { EmailField } from '../form/EmailField'

type ForgotPasswordPanelProps = {
  /** The e-mail that was typed on the sign-in screen. */
  startEmail: string
}

/** Requests an e-mail with a reset link (rules.md#forgot-password). */
export function ForgotPasswordPanel({ startEmail }: ForgotPasswordPanelProps) {
  const { t } = useTranslation('auth')
  const write = useWrite({
    send: (email: string, signal) => postForgotPassword(email.trim(), signal),
    notSaved: 'resetLink',
    isHarmlessTwice: true,
  })
  const form = useTextForm({
    name: 'forgot',
    fields: ['email'],
    check: emailProblems,
    say: (problem) => t(`fieldError.${problem}`),
    onEdit: write.forget,
  })
  const demo = useContext(DemoSlotsContext)
  useStartText(form, 'email', () => startEmail)

  return (
    <AuthPanel title={t('forgotPassword.title')} below={<WriteNote write={write} />}>
      <form
        className={styles.form}
        onSubmit={form.submit(({ email }) => write.send(email))}
        noValidate
      >
        <EmailField
          {...form.field('email')}
          label={t('forgotPassword.email')}
          hint={t('forgotPassword.hint')}
        />
        <SubmitButton wide busy={write.isBusy} busyLabel={t('forgotPassword.busy')}>
          {t(write.isSaved ? 'forgotPassword.again' : 'forgotPassword.submit')}
        </SubmitButton>
      </form>
      {write.isSaved && (
        <Note kind="success" icon="mail" role="status" title={t('forgotPassword.sent')}>
          {t('forgotPassword.sentAdvice')}
        </Note>
      )}
      {write.isSaved && demo && <demo.ForgotPassword />}
      {write.error && <Failure error={write.error} />}
      <p>
        <AppLink className={styles.link} to={paths.signIn} state={{ email: form.entry.email }}>
          {t('forgotPassword.backToSignIn')}
        </AppLink>
      </p>
    </AuthPanel>
  )
}

const adviceFor = {
  noResponse: 'forgotPassword.noResponse',
  failed: 'forgotPassword.advice',
} as const

/** Shows the server's own message if it sent one (rules.md#forgot-password). */
function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  return (
    <Note
      kind="error"
      role="alert"
      title={t('forgotPassword.notSent')}
      detail={accountErrorText(tErrors, 'forgotPassword', error)}
    >
      {t(adviceFor[accountProblem('forgotPassword', error)])}
    </Note>
  )
}
