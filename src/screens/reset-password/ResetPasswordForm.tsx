import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { postResetPassword } from '@/api/account'
import { accountErrorText, accountProblem } from '@/api/transport/account-errors'
import { ApiError, isUnanswered } from '@/api/transport/api-error'
import { useSend } from '@/api/transport/useSend'
import { NewPasswordFields } from '@/components/account/NewPasswordFields'
import { useFieldErrors } from '@/components/account/useFieldErrors'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { WriteNote } from '@/components/dialogs/WriteNote'
import { FieldErrorSummary } from '@/components/form/FieldErrorSummary'
import { useForm } from '@/components/form/useForm'
import { useElapsed } from '@/components/states/useElapsed'
import { paths } from '@/config/paths'
import timing from '@/config/timing.json'
import { newPasswordProblems } from '@/domain/password'
import styles from '@/components/account/AuthForm.module.css'

/** The form for a valid token. After saving it shows a confirmation and moves to sign-in. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation('auth')
  // An earlier request without a response may have changed the password.
  const [wasUnanswered, setUnanswered] = useState(false)
  const write = useSend(
    {
      mutationKey: ['new-password'],
      mutationFn: postResetPassword,
      meta: { notSaved: 'password' },
    },
    {
      onError: (error) => {
        if (isUnanswered(error)) setUnanswered(true)
      },
    },
  )
  const form = useForm({
    name: 'reset',
    start: { password: '', confirmPassword: '' },
    check: newPasswordProblems,
    say: useFieldErrors(),
    onEdit: write.reset,
  })
  const labels = {
    password: t('resetPassword.password'),
    confirmPassword: t('resetPassword.confirmPassword'),
  }
  const isRead = useElapsed(timing.resetRedirect, write.isSuccess)

  if (isRead) return <Navigate to={paths.login} replace />
  if (write.isSuccess) {
    return (
      <>
        <Note kind="success" role="status" title={t('resetPassword.saved')}>
          {t('resetPassword.savedAdvice')}
        </Note>
        <p>
          <Link className={styles.link} to={paths.login}>
            {t('resetPassword.signIn')}
          </Link>
        </p>
      </>
    )
  }

  return (
    <>
      <FieldErrorSummary {...form.summary} labels={labels} />
      {write.error && <Failure error={write.error} wasUnanswered={wasUnanswered} />}
      <form
        className={styles.form}
        onSubmit={form.submit(({ password, confirmPassword }) =>
          write.send({ token, newPassword: password, confirmPassword }),
        )}
        noValidate
      >
        <NewPasswordFields form={form} labels={labels} />
        <Button type="submit" wide busy={write.isPending} busyLabel={t('resetPassword.busy')}>
          {t('resetPassword.submit')}
        </Button>
      </form>
      <WriteNote isPending={write.isPending} />
    </>
  )
}

/** Says that the password was not saved, with the server's message below our own sentence. */
function Failure({ error, wasUnanswered }: { error: Error; wasUnanswered: boolean }) {
  const { t } = useTranslation('auth')
  const { t: tCommon } = useTranslation()
  const { t: tErrors } = useTranslation('errors')
  const { status, serverMessage } = error instanceof ApiError ? error : {}
  const isRefused = status === 400 || status === 401
  if (isRefused && wasUnanswered) {
    return (
      <Note kind="warning" role="alert" title={t('resetPassword.mayBeSaved')}>
        <p>{t('resetPassword.mayBeSavedAdvice')}</p>
        <p>
          <Link to={paths.signIn}>{t('resetPassword.signIn')}</Link>
        </p>
        <Link to={paths.forgotPassword}>{t('resetPassword.newLink')}</Link>
      </Note>
    )
  }
  const isInvalid = accountProblem('resetPassword', error) === 'invalid'
  return (
    <Note
      kind="error"
      role="alert"
      title={t(isInvalid ? 'resetPassword.invalidPlain' : 'resetPassword.notSaved')}
      detail={accountErrorText(tErrors, 'resetPassword', error)}
    >
      {!isInvalid && (
        <p>
          {serverMessage === undefined
            ? t(resetAdvice(error))
            : tCommon('ui.error.fromServer', { message: serverMessage })}
        </p>
      )}
      {isRefused && <Link to={paths.forgotPassword}>{t('resetPassword.newLink')}</Link>}
    </Note>
  )
}

/** The text key of the advice when the token could not be checked or the password not saved. */
export function resetAdvice(error: unknown) {
  return isUnanswered(error) ? 'resetPassword.failedAdvice' : 'resetPassword.waitAdvice'
}
