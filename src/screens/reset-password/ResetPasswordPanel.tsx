import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router-dom'
import { resetTokenQuery } from '@/api/account.queries'
import { AuthPanel } from '@/components/account/AuthPanel'
import { SwitchLine } from '@/components/account/SwitchLine'
import { Button } from '@/components/controls/Button'
import { Note } from '@/components/controls/Note'
import { useRetry } from '@/components/states/Loaded'
import { Loading } from '@/components/states/Loading'
import { useElapsed } from '@/components/states/useElapsed'
import { paths } from '@/config/paths'
import timing from '@/config/timing.json'
import { resetAdvice, ResetPasswordForm } from './ResetPasswordForm'
import styles from '@/components/account/AuthForm.module.css'

/** Sets a new password with the token from the e-mail's link. */
export function ResetPasswordPanel({ token }: { token: string | undefined }) {
  const { t } = useTranslation('auth')
  return (
    <AuthPanel title={t('resetPassword.title')}>
      {token === undefined ? <NoToken /> : <WithToken key={token} token={token} />}
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

function WithToken({ token }: { token: string }) {
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  const check = useQuery(resetTokenQuery(token))
  const retry = useRetry()

  if (check.isFetching) {
    return <Loading isSmall label={t('resetPassword.checking')} onRetry={retry} />
  }
  if (check.data === true) return <ResetPasswordForm token={token} />
  if (check.data === false) {
    // A token is also invalid if it was used by a request whose response was lost, so offer sign-in
    // too.
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
        <SwitchLine
          question={t('resetPassword.alreadyNew')}
          to={paths.signIn}
          label={t('resetPassword.signIn')}
        />
      </>
    )
  }
  return (
    <>
      <Note
        kind="error"
        role="alert"
        title={t('resetPassword.notChecked')}
        detail={tErrors('account.notProcessed')}
      >
        {t(resetAdvice(check.error))}
      </Note>
      <Button wide endIcon="retry" onClick={retry}>
        {t('resetPassword.retry')}
      </Button>
    </>
  )
}

function NewLink() {
  const { t } = useTranslation('auth')
  return (
    <p>
      <Link className={styles.link} to={paths.forgotPassword}>
        {t('resetPassword.newLink')}
      </Link>
    </p>
  )
}
