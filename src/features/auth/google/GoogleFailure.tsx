import { useTranslation } from 'react-i18next'
import { Note } from '@/ui/controls/Note'

/** Google did not let the learner in; the e-mail still does. */
export function GoogleFailure({ detail }: { detail: string }) {
  const { t } = useTranslation('auth')
  return (
    <Note kind="error" role="alert" title={t('google.notIn')} detail={detail}>
      {t('google.advice')}
    </Note>
  )
}
