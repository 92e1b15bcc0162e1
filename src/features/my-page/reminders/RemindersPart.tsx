import { useTranslation } from 'react-i18next'
import { paths } from '@/config/paths'
import { reminders } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { Button } from '@/ui/controls/Button'
import { PagePart } from '../PagePart'

/** The way to the reminders that a learner has in their own calendar. */
export function RemindersPart() {
  const { t } = useTranslation('reminders')
  const hasSome = (useStored(reminders).value ?? []).length > 0
  return (
    <PagePart
      title={t('title')}
      actions={
        <Button variant="secondary" startIcon="calendar" to={paths.reminders}>
          {t(hasSome ? 'part.see' : 'part.make')}
        </Button>
      }
    >
      <p>{t('lead')}</p>
    </PagePart>
  )
}
