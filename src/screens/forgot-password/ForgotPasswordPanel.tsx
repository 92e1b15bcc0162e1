import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { postForgotPassword } from '@/api/account'
import { accountErrorText, accountProblem } from '@/api/transport/account-errors'
import { signalFor, useSend } from '@/api/transport/useSend'
import { AuthPanel } from '@/components/account/AuthPanel'
import { DemoSlotsContext } from '@/components/account/demo-slots'
import { EmailField } from '@/components/account/EmailField'
import { useFieldErrors } from '@/components/account/useFieldErrors'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { WriteNote } from '@/components/dialogs/WriteNote'
import { useForm } from '@/components/form/useForm'
import { paths } from '@/config/paths'
import { emailProblems } from '@/domain/account-forms'
import { plainEmail } from '@/domain/email'
import styles from '@/components/account/AuthForm.module.css'

type ForgotPasswordPanelProps = {
  /** The e-mail that was typed on the sign-in screen. */
  startEmail: string
}

/** Requests an e-mail with a reset link. */
export function ForgotPasswordPanel({ startEmail }: ForgotPasswordPanelProps) {
  const { t } = useTranslation('auth')
  const write = useSend({
    mutationKey: ['reset-link'],
    mutationFn: (entry: { email: string }) =>
      postForgotPassword(plainEmail(entry.email), signalFor(entry)),
    meta: { notSaved: 'resetLink' },
  })
  const form = useForm({
    name: 'forgot',
    start: { email: startEmail },
    check: emailProblems,
    say: useFieldErrors(),
    onEdit: write.reset,
  })
  const demo = useContext(DemoSlotsContext)

  return (
    <AuthPanel
      title={t('forgotPassword.title')}
      below={<WriteNote isPending={write.isPending} tryAgain={write.tryAgain} />}
    >
      <form className={styles.form} onSubmit={form.submit(write.send)} noValidate>
        <EmailField
          {...form.field('email')}
          label={t('forgotPassword.email')}
          hint={t('forgotPassword.hint')}
        />
        <Button type="submit" wide busy={write.isPending} busyLabel={t('forgotPassword.busy')}>
          {t(write.isSuccess ? 'forgotPassword.again' : 'forgotPassword.submit')}
        </Button>
      </form>
      {write.isSuccess && (
        <Note kind="success" icon="mail" role="status" title={t('forgotPassword.sent')}>
          {t('forgotPassword.sentAdvice')}
        </Note>
      )}
      {write.isSuccess && demo && <demo.ForgotPassword />}
      {write.error && <Failure error={write.error} />}
      <p>
        <Link className={styles.link} to={paths.signIn} state={{ email: form.entry.email }}>
          {t('forgotPassword.backToSignIn')}
        </Link>
      </p>
    </AuthPanel>
  )
}

/** Shows the server's own message if it sent one. */
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
      {t(`forgotPassword.advice.${accountProblem('forgotPassword', error)}`)}
    </Note>
  )
}
