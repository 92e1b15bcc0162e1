import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import { useBeside } from '@/ui/layout/useMediaQuery'
import { LessonSample } from './LessonSample'
import styles from './Settings.module.css'
import type { Group, SettingsPage } from './useSettingsPage'

/** Below a group: the undo button, and the sample lesson if there is no room for it beside the groups. */
export function GroupFoot({ page, of }: { page: SettingsPage; of: Group }) {
  const isBeside = useBeside()
  return (
    <>
      <UndoChange page={page} of={of} />
      {!isBeside && page.sampleGroup === of && <LessonSample settings={page.settings} />}
    </>
  )
}

/** Below the last changed group: its new value in words, and a button that restores the previous one. */
function UndoChange({ page, of }: { page: SettingsPage; of: Group }) {
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
