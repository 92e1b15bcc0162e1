import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { resetTokenQuery } from '@/api/account'
import { AccountLink } from '@/components/account/AccountLink'
import { adviceFor } from '@/components/account/advice'
import { AuthPanel } from '@/components/account/AuthPanel'
import { Note } from '@/components/messages/Note'
import { QueryView } from '@/components/states/QueryView'
import { useElapsed } from '@/components/states/useElapsed'
import { paths } from '@/config/paths'
import { timing } from '@/config/timing'
import type { AccountState } from '@/domain/navigation-state'
import { readResetToken } from '@/domain/reset-token'
import { ResetPasswordForm } from './ResetPasswordForm'

/** Sets a new password with the token from the e-mail's link. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation()
  const token = readResetToken(useLocation())

  return (
    <AuthPanel title={t('auth.resetPassword.title')}>
      {token === undefined ? (
        <NoToken />
      ) : (
        <QueryView
          key={token}
          options={resetTokenQuery(token)}
          level={2}
          loading={t('auth.resetPassword.checking')}
          failed={(error) => ({
            title: t('auth.resetPassword.notChecked'),
            message: t(adviceFor(error)),
          })}
        >
          {(isValid) => (isValid ? <ResetPasswordForm token={token} /> : <InvalidToken />)}
        </QueryView>
      )}
    </AuthPanel>
  )
}

function NoToken() {
  const { t } = useTranslation()
  const isRead = useElapsed(timing.resetRedirect)
  const state: AccountState = { hadIncompleteLink: true }
  if (isRead) return <Navigate to={paths.forgotPassword} replace state={state} />
  return (
    <>
      <Note
        kind="error"
        role="alert"
        title={t('auth.resetPassword.missingPlain')}
        detail={t('auth.resetPassword.missing')}
      >
        {t('auth.resetPassword.missingAdvice')}
      </Note>
      <NewLink />
    </>
  )
}

/** Perhaps used up by a request whose answer was lost, so sign-in is offered too. */
function InvalidToken() {
  const { t } = useTranslation()
  return (
    <>
      <Note
        kind="error"
        role="alert"
        title={t('auth.resetPassword.invalidPlain')}
        detail={t('errors.account.invalidToken')}
      >
        {t('auth.resetPassword.invalidAdvice')}
      </Note>
      <NewLink />
      <AccountLink to={paths.signIn} question={t('auth.resetPassword.alreadyNew')}>
        {t('auth.resetPassword.signIn')}
      </AccountLink>
    </>
  )
}

function NewLink() {
  const { t } = useTranslation()
  return <AccountLink to={paths.forgotPassword}>{t('auth.resetPassword.newLink')}</AccountLink>
}
