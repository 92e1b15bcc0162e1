import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/controls/Button'
import styles from './Settings.module.css'
import type { Group, SettingsPage } from './useSettingsPage'

/** Below what was changed last: what holds now, in words, and the way back. */
export function AsItWas({ page, of }: { page: SettingsPage; of: Group }) {
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
