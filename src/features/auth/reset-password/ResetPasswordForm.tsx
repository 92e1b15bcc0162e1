import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ApiError } from '@/api/transport/api-error'
import { paths } from '@/config/paths'
import { Button } from '@/ui/controls/Button'
import { Note } from '@/ui/controls/Note'
import { FieldErrorSummary } from '@/ui/form/FieldErrorSummary'
import { useCheckedForm } from '@/ui/form/useCheckedForm'
import styles from '../form/AuthForm.module.css'
import { NewPasswordFields } from '../form/NewPasswordFields'
import { newPasswordProblems, type NewPassword } from '../form/password-rules'
import { WaitNote } from '../form/WaitNote'
import { resetAdvice } from './reset-advice'
import { useResetPassword } from './useResetPassword'
import { useTimedMove } from './useTimedMove'

const idPrefix = 'reset'
const empty: NewPassword = { password: '', confirmPassword: '' }

/** The two fields of a valid token; then the word that it is saved, and on to sign-in. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation('auth')
  const form = useCheckedForm({ initial: empty, check: newPasswordProblems })
  const { reset, busy, saved, failure, forgetFailure } = useResetPassword()
  useTimedMove(saved, paths.signIn)

  if (saved) {
    return (
      <>
        <Note kind="success" role="status" title={t('resetPassword.saved')}>
          {t('resetPassword.savedAdvice')}
        </Note>
        <p>
          <Link className={styles.link} to={paths.signIn}>
            {t('resetPassword.signIn')}
          </Link>
        </p>
      </>
    )
  }

  const errors = (['password', 'confirmPassword'] as const).flatMap((field) => {
    const problem = form.problems[field]
    return problem ? [{ fieldId: `${idPrefix}-${field}`, message: t(`fieldError.${problem}`) }] : []
  })

  return (
    <>
      {form.attempt > 0 && <FieldErrorSummary errors={errors} attempt={form.attempt} />}
      {failure !== undefined && <Failure error={failure} />}
      <form
        className={styles.form}
        onSubmit={form.submit(({ password, confirmPassword }) => {
          void reset({ token, newPassword: password, confirmPassword })
        })}
        noValidate
      >
        <NewPasswordFields
          idPrefix={idPrefix}
          labels={{
            password: t('resetPassword.password'),
            confirmPassword: t('resetPassword.confirmPassword'),
          }}
          entry={form.entry}
          problems={form.problems}
          leave={form.leave}
          edit={(field) => (value) => {
            form.edit(field)(value)
            forgetFailure()
          }}
        />
        <Button type="submit" wide busy={busy} busyLabel={t('resetPassword.busy')}>
          {t('resetPassword.submit')}
        </Button>
      </form>
      <WaitNote waiting={busy}>{t('wait')}</WaitNote>
    </>
  )
}

/** Nothing was changed. What the server said stands below our sentence. */
function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation('auth')
  const { t: tCommon } = useTranslation()
  const { kind, serverMessage } = error instanceof ApiError ? error : {}
  if (kind === 'unauthorized') {
    return (
      <Note kind="error" role="alert" title={t('resetPassword.invalid')}>
        <Link to={paths.forgotPassword}>{t('resetPassword.newLink')}</Link>
      </Note>
    )
  }
  return (
    <Note kind="error" role="alert" title={t('resetPassword.failed')}>
      {serverMessage === undefined
        ? t(resetAdvice(error))
        : tCommon('ui.error.fromServer', { message: serverMessage })}
    </Note>
  )
}
