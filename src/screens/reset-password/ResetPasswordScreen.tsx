import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { resetTokenQuery } from '@/api/account'
import { isUnanswered } from '@/api/errors'
import { AccountLink } from '@/components/account/AccountLink'
import { AuthPanel } from '@/components/account/AuthPanel'
import { Note } from '@/components/messages/Note'
import { QueryView } from '@/components/states/QueryView'
import { useElapsed } from '@/components/states/useElapsed'
import { paths } from '@/config/paths'
import timing from '@/config/timing.json'
import { readResetToken } from '@/domain/reset-token'
import { ResetPasswordForm } from './ResetPasswordForm'

/** Sets a new password with the token from the e-mail's link. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('auth')
  const token = readResetToken(useLocation())

  return (
    <AuthPanel title={t('resetPassword.title')}>
      {token === undefined ? (
        <NoToken />
      ) : (
        <QueryView
          key={token}
          options={resetTokenQuery(token)}
          level={2}
          loading={t('resetPassword.checking')}
          failed={(error) => ({
            title: t('resetPassword.notChecked'),
            message: t(isUnanswered(error) ? 'advice.network' : 'advice.wait'),
          })}
        >
          {(isValid) => (isValid ? <ResetPasswordForm token={token} /> : <InvalidToken />)}
        </QueryView>
      )}
    </AuthPanel>
  )
}

function NoToken() {
  const { t } = useTranslation('auth')
  const isRead = useElapsed(timing.resetRedirect, true)
  if (isRead) return <Navigate to={paths.forgotPassword} replace />
  return (
    <>
      <Note
        kind="error"
        role="alert"
        title={t('resetPassword.missingPlain')}
        detail={t('resetPassword.missing')}
      >
        {t('resetPassword.missingAdvice')}
      </Note>
      <NewLink />
    </>
  )
}

/** Perhaps used up by a request whose answer was lost, so sign-in is offered too. */
function InvalidToken() {
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  return (
    <>
      <Note
        kind="error"
        role="alert"
        title={t('resetPassword.invalidPlain')}
        detail={tErrors('account.invalidToken')}
      >
        {t('resetPassword.invalidAdvice')}
      </Note>
      <NewLink />
      <AccountLink to={paths.signIn} question={t('resetPassword.alreadyNew')}>
        {t('resetPassword.signIn')}
      </AccountLink>
    </>
  )
}

function NewLink() {
  const { t } = useTranslation('auth')
  return <AccountLink to={paths.forgotPassword}>{t('resetPassword.newLink')}</AccountLink>
}
