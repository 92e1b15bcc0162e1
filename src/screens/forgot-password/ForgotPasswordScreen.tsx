import { valibotResolver } from '@hookform/resolvers/valibot'
import Stack from '@mui/material/Stack'
import { useMutation } from '@tanstack/react-query'
import { use } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { requestReset } from '@/api/account'
import { errorText, isUnanswered } from '@/api/errors'
import { AuthLink } from '@/components/account/AuthLink'
import { AuthPanel } from '@/components/account/AuthPanel'
import { DemoSlotsContext } from '@/components/account/demo-slots'
import { EmailField } from '@/components/account/EmailField'
import { useFieldError } from '@/components/account/useFieldError'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { WriteNote } from '@/components/dialogs/WriteNote'
import { checkedOnSubmit, formField, submitForm } from '@/components/form/form-field'
import { useDocumentTitle } from '@/components/layout/useDocumentTitle'
import { paths } from '@/config/paths'
import { forgotPasswordForm } from '@/domain/account-forms'
import { readAccountState } from '@/domain/navigation-state'

/** Asks for an e-mail with a link to a new password. */
export default function ForgotPasswordScreen() {
  const { t } = useTranslation('auth')
  const { email: startEmail = '' } = readAccountState(useLocation().state)
  const request = useMutation({ mutationFn: requestReset })
  const translate = useFieldError()
  const demo = use(DemoSlotsContext)
  useDocumentTitle(t('forgotPassword.title'))

  const form = useForm({
    resolver: valibotResolver(forgotPasswordForm),
    defaultValues: { email: startEmail },
    ...checkedOnSubmit,
  })

  const email = useWatch({ control: form.control, name: 'email' })
  const isBusy = form.formState.isSubmitting || request.isPending

  return (
    <AuthPanel
      title={t('forgotPassword.title')}
      below={<WriteNote isPending={request.isPending} />}
    >
      <Stack
        component="form"
        sx={{ gap: 2 }}
        onSubmit={submitForm(form, ({ email }) => {
          if (!isBusy) request.mutate(email)
        })}
        noValidate
      >
        <EmailField
          {...formField(form, 'email', {
            translate,
            onEdit: () => {
              if (!request.isPending) request.reset()
            },
          })}
          label={t('forgotPassword.email')}
          hint={t('forgotPassword.hint')}
        />
        <Button type="submit" wide busy={isBusy} busyLabel={t('forgotPassword.busy')}>
          {t(request.isSuccess ? 'forgotPassword.again' : 'forgotPassword.submit')}
        </Button>
      </Stack>
      {request.isSuccess && (
        <Note kind="success" icon="mail" role="status" title={t('forgotPassword.sent')}>
          {t('forgotPassword.sentAdvice')}
        </Note>
      )}
      {request.isSuccess && demo && <demo.ForgotPassword />}
      {request.error && <Failure error={request.error} />}
      <p>
        <AuthLink to={paths.signIn} state={{ email }}>
          {t('forgotPassword.backToSignIn')}
        </AuthLink>
      </p>
    </AuthPanel>
  )
}

function Failure({ error }: { error: Error }) {
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  return (
    <Note
      kind="error"
      role="alert"
      title={t('forgotPassword.notSent')}
      detail={errorText(tErrors, error)}
    >
      {t(isUnanswered(error) ? 'advice.network' : 'forgotPassword.checkEmail')}
    </Note>
  )
}
