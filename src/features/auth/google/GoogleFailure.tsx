import { useTranslation } from 'react-i18next'
import { accountErrorText } from '@/api/transport/account-errors'
import { Note } from '@/ui/controls/Note'

/** Google did not let the learner in; the e-mail still does. */
export function GoogleFailure({ call }: { call: 'googleSignIn' | 'googleSignUp' }) {
  const { t } = useTranslation('auth')
  const { t: tErrors } = useTranslation('errors')
  return (
    <Note
      kind="error"
      role="alert"
      title={t('google.notIn')}
      detail={accountErrorText(tErrors, call, undefined)}
    >
      {t('google.advice')}
    </Note>
  )
}
