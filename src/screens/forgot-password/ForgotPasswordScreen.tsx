import { valibotResolver } from '@hookform/resolvers/valibot'
import Box from '@mui/material/Box'
import { useMutation } from '@tanstack/react-query'
import { use } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { requestReset } from '@/api/account'
import { errorText, isUnanswered } from '@/api/errors'
import { AccountForm } from '@/components/account/AccountForm'
import { AccountLink } from '@/components/account/AccountLink'
import { adviceFor } from '@/components/account/advice'
import { AuthPanel } from '@/components/account/AuthPanel'
import { DemoSlotsContext } from '@/components/account/demo-slots'
import { EmailField } from '@/components/account/EmailField'
import { useArrival } from '@/components/account/useArrival'
import { checkedOnSubmit } from '@/components/form/checked-on-submit'
import { Note } from '@/components/messages/Note'
import { StatusRegion } from '@/components/messages/StatusRegion'
import { paths } from '@/config/paths'
import { forgotPasswordForm } from '@/domain/account-forms'

const incompleteId = 'incomplete-link'

/** Asks for an e-mail with a link to a new password. */
export default function ForgotPasswordScreen() {
  const { t } = useTranslation()
  const { hadIncompleteLink, ...arrival } = useArrival()
  const request = useMutation({ mutationFn: requestReset })
  const needsNewLink = hadIncompleteLink === true && !request.isSuccess
  const demo = use(DemoSlotsContext)

  const form = useForm({
    resolver: valibotResolver(forgotPasswordForm),
    defaultValues: { email: arrival.email ?? '' },
    ...checkedOnSubmit,
  })

  const email = useWatch({ control: form.control, name: 'email' })

  return (
    <AuthPanel
      title={t('auth.forgotPassword.title')}
      {...(needsNewLink && { describedBy: incompleteId })}
    >
      {needsNewLink && (
        <Box id={incompleteId}>
          <Note kind="info" title={t('auth.resetPassword.missingPlain')}>
            {t('auth.resetPassword.missingAdvice')}
          </Note>
        </Box>
      )}
      <AccountForm
        form={form}
        submitLabel={t(
          request.isSuccess ? 'auth.forgotPassword.again' : 'auth.forgotPassword.submit',
        )}
        busyLabel={t('auth.forgotPassword.busy')}
        isBusy={request.isPending}
        onEdit={() => {
          if (!request.isPending) request.reset()
        }}
        onSubmit={({ email }) => request.mutate(email)}
      >
        <EmailField label={t('auth.forgotPassword.email')} hint={t('auth.forgotPassword.hint')} />
      </AccountForm>
      <StatusRegion>
        {request.isSuccess && (
          <Note kind="success" icon="mail" title={t('auth.forgotPassword.sent')}>
            {t('auth.forgotPassword.sentAdvice', { email: request.variables })}
          </Note>
        )}
      </StatusRegion>
      {request.isSuccess && demo && <demo.ForgotPassword />}
      {request.error && <Failure error={request.error} />}
      <AccountLink to={paths.signIn} state={{ ...arrival, email }}>
        {t('auth.forgotPassword.backToSignIn')}
      </AccountLink>
    </AuthPanel>
  )
}

function Failure({ error }: { error: Error }) {
  const { t } = useTranslation()
  const title = isUnanswered(error)
    ? 'auth.forgotPassword.mayBeSent'
    : 'auth.forgotPassword.notSent'
  return (
    <Note kind="error" role="alert" title={t(title)} detail={errorText(t, error)}>
      {t(adviceFor(error, 'auth.forgotPassword.checkEmail'))}
    </Note>
  )
}
