import { valibotResolver } from '@hookform/resolvers/valibot'
import Stack from '@mui/material/Stack'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { resetPassword } from '@/api/account'
import { ApiError, errorText, isTokenUsedUp, isUnanswered } from '@/api/errors'
import { AuthLink } from '@/components/account/AuthLink'
import { NewPasswordFields } from '@/components/account/NewPasswordFields'
import { useFieldError } from '@/components/account/useFieldError'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { WriteNote } from '@/components/dialogs/WriteNote'
import { checkedOnSubmit, formField, submitForm } from '@/components/form/form-field'
import { useElapsed } from '@/components/states/useElapsed'
import { paths } from '@/config/paths'
import timing from '@/config/timing.json'
import { resetPasswordForm } from '@/domain/account-forms'

/** The form for a valid token. After saving it shows a confirmation and moves to sign-in. */
export function ResetPasswordForm({ token }: { token: string }) {
  const { t } = useTranslation('auth')
  const reset = useMutation({ mutationFn: resetPassword })
  const translate = useFieldError()
  // An earlier request without an answer may have changed the password.
  const [wasUnanswered, setUnanswered] = useState(false)
  const isRead = useElapsed(timing.resetRedirect, reset.isSuccess)

  const form = useForm({
    resolver: valibotResolver(resetPasswordForm),
    defaultValues: { password: '', confirmPassword: '' },
    ...checkedOnSubmit,
  })
  const typedPassword = useWatch({ control: form.control, name: 'password' })
  const field = (name: 'password' | 'confirmPassword') => ({
    ...formField(form, name, {
      translate,
      clears: name === 'password' ? ['password', 'confirmPassword'] : [name],
      onEdit: () => {
        if (reset.isError) reset.reset()
      },
    }),
    label: t(`resetPassword.${name}`),
  })

  const isBusy = form.formState.isSubmitting || reset.isPending

  if (isRead) return <Navigate to={paths.login} replace />
  if (reset.isSuccess) {
    return (
      <>
        <Note kind="success" role="status" title={t('resetPassword.saved')}>
          {t('resetPassword.savedAdvice')}
        </Note>
        <p>
          <AuthLink to={paths.login}>{t('resetPassword.signIn')}</AuthLink>
        </p>
      </>
    )
  }

  return (
    <>
      {reset.error && <Failure error={reset.error} wasUnanswered={wasUnanswered} />}
      <Stack
        component="form"
        sx={{ gap: 2 }}
        onSubmit={submitForm(form, (entry) => {
          if (isBusy) return
          reset.mutate(
            { token, ...entry },
            {
              onError: (error) => {
                if (isUnanswered(error)) setUnanswered(true)
              },
            },
          )
        })}
        noValidate
      >
        <NewPasswordFields
          typed={typedPassword}
          password={field('password')}
          confirmPassword={field('confirmPassword')}
        />
        <Button type="submit" wide busy={isBusy} busyLabel={t('resetPassword.busy')}>
          {t('resetPassword.submit')}
        </Button>
      </Stack>
      <WriteNote isPending={reset.isPending} />
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
          <Link to={paths.signIn} replace>
            {t('resetPassword.signIn')}
          </Link>
        </p>
        <Link to={paths.forgotPassword} replace>
          {t('resetPassword.newLink')}
        </Link>
      </Note>
    )
  }
  const isInvalid = isTokenUsedUp(error)
  const advice = t(isUnanswered(error) ? 'advice.network' : 'advice.wait')
  return (
    <Note
      kind="error"
      role="alert"
      title={t(isInvalid ? 'resetPassword.invalidPlain' : 'resetPassword.notSaved')}
      detail={errorText(tErrors, error)}
    >
      {!isInvalid && (
        <p>
          {serverMessage === undefined
            ? advice
            : tCommon('ui.error.fromServer', { message: serverMessage })}
        </p>
      )}
      {isRefused && (
        <Link to={paths.forgotPassword} replace>
          {t('resetPassword.newLink')}
        </Link>
      )}
    </Note>
  )
}
