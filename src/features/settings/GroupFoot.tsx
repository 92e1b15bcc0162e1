import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import { useBeside } from '@/ui/layout/useMediaQuery'
import { LessonSample } from './LessonSample'
import styles from './Settings.module.css'
import type { Group, SettingsPage } from './useSettingsPage'

/** Below a group: the way back, and what its change looks like where no sample stands beside it. */
export function GroupFoot({ page, of }: { page: SettingsPage; of: Group }) {
  const isBeside = useBeside()
  return (
    <>
      <AsItWas page={page} of={of} />
      {!isBeside && page.sampleOf === of && <LessonSample settings={page.settings} />}
    </>
  )
}

/** Below what was changed last: what holds now, in words, and the way back. */
function AsItWas({ page, of }: { page: SettingsPage; of: Group }) {
  const { t } = useTranslation('settings')
  if (page.changed?.group !== of) return null
  return (
    <p className={styles.changed}>
      <span>{page.changed.words}</span>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('asItWasOf', { setting: t(`${of}.title`) })}
        onClick={page.undo}
      >
        {t('asItWas')}
      </Button>
    </p>
  )
}
