import { useTranslation } from 'react-i18next'
import { Note } from '@/ui/controls/Note'

/** Google did not let the learner in; the e-mail still does. */
export function GoogleFailure({ title }: { title: string }) {
  const { t } = useTranslation('auth')
  return (
    <Note kind="error" role="alert" title={title}>
      {t('google.advice')}
    </Note>
  )
}
