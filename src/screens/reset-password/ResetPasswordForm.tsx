import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { resetPassword } from '@/api/account'
import { ApiError, errorText, isTokenUsedUp, isUnanswered } from '@/api/errors'
import { AccountForm } from '@/components/account/AccountForm'
import { AccountLink } from '@/components/account/AccountLink'
import { adviceFor } from '@/components/account/advice'
import { NewPasswordFields } from '@/components/account/NewPasswordFields'
import { checkedOnSubmit } from '@/components/form/checked-on-submit'
import { Note } from '@/components/messages/Note'
import { StatusRegion } from '@/components/messages/StatusRegion'
import { useElapsed } from '@/components/states/useElapsed'
import { paths } from '@/config/paths'
import { timing } from '@/config/timing'
import { resetPasswordForm } from '@/domain/account-forms'
import type { AccountState } from '@/domain/navigation-state'
import { session } from '@/session/session'

/** For sign-in, where the new password leads. */
const savedState: AccountState = { reason: 'newPassword' }

/** The form for a valid token. After saving it shows a confirmation and moves to sign-in. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation()
  const reset = useMutation({ mutationFn: resetPassword })
  // An earlier request without an answer may have changed the password.
  const [wasUnanswered, setUnanswered] = useState(false)
  const isRead = useElapsed(timing.resetRedirect, reset.isSuccess)

  const form = useForm({
    resolver: valibotResolver(resetPasswordForm),
    defaultValues: { password: '', confirmPassword: '' },
    ...checkedOnSubmit,
  })

  if (isRead) return <Navigate to={paths.login} replace state={savedState} />
  return (
    <>
      <StatusRegion>
        {reset.isSuccess && (
          <Note kind="success" title={t('auth.resetPassword.saved')}>
            {t('auth.resetPassword.savedAdvice')}
          </Note>
        )}
      </StatusRegion>
      {reset.isSuccess ? (
        <AccountLink to={paths.login} state={savedState}>
          {t('auth.resetPassword.signIn')}
        </AccountLink>
      ) : (
        <>
          {reset.error && <Failure error={reset.error} wasUnanswered={wasUnanswered} />}
          <AccountForm
            form={form}
            submitLabel={t('auth.resetPassword.submit')}
            busyLabel={t('auth.resetPassword.busy')}
            isBusy={reset.isPending}
            onSubmit={(entry) =>
              reset.mutate(
                { token, ...entry },
                {
                  // They sign in next, also where somebody else is signed in. In `mutate`, so not once the screen is left:
                  // they may have signed in by then.
                  onSuccess: () => session.clearToken(),
                  onError: (error) => {
                    if (isUnanswered(error)) setUnanswered(true)
                  },
                },
              )
            }
          >
            <NewPasswordFields
              labels={{
                password: t('auth.resetPassword.password'),
                confirmPassword: t('auth.resetPassword.confirmPassword'),
              }}
            />
          </AccountForm>
        </>
      )}
    </>
  )
}

/** Says that the password was not saved, with the server's message below our own sentence. */
function Failure({ error, wasUnanswered }: { error: Error; wasUnanswered: boolean }) {
  const { t } = useTranslation()
  const { status, serverMessage } = error instanceof ApiError ? error : {}
  const isRefused = status === 400 || status === 401
  if (isRefused && wasUnanswered) {
    return (
      <Note kind="warning" role="alert" title={t('auth.resetPassword.mayBeSaved')}>
        <p>{t('auth.resetPassword.mayBeSavedAdvice')}</p>
        <Link to={paths.signIn} replace>
          {t('auth.resetPassword.signIn')}
        </Link>{' '}
        <Link to={paths.forgotPassword} replace>
          {t('auth.resetPassword.newLink')}
        </Link>
      </Note>
    )
  }
  const isInvalid = isTokenUsedUp(error)
  return (
    <Note
      kind="error"
      role="alert"
      title={t(isInvalid ? 'auth.resetPassword.invalidPlain' : 'auth.resetPassword.notSaved')}
      detail={errorText(t, error)}
    >
      {!isInvalid && (
        <p>
          {serverMessage === undefined
            ? t(adviceFor(error))
            : t('ui.error.fromServer', { message: serverMessage })}
        </p>
      )}
      {isRefused && (
        <Link to={paths.forgotPassword} replace>
          {t('auth.resetPassword.newLink')}
        </Link>
      )}
    </Note>
  )
}
