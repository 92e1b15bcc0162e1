import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/config/paths'
import { reminders } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { Button } from '@/ui/controls/Button'
import styles from './DoMore.module.css'
import { InstallButton, useInstallWay } from './install/InstallButton'
import { InstallGuide } from './install/InstallGuide'
import part from './MyPage.module.css'

/** The row of buttons at the end of my page: export, reminders and installing the app. */
export function DoMore({ exportButtons }: { exportButtons?: ReactNode }) {
  const { t } = useTranslation('my-page')
  const { t: tReminders } = useTranslation('reminders')
  const { t: tInstall } = useTranslation('install')
  const titleId = useId()
  const hasReminders = (useStored(reminders).value ?? []).length > 0
  const way = useInstallWay()
  const [isGuideOpen, setGuideOpen] = useState(false)

  return (
    <section aria-labelledby={titleId} className={part.part} data-unprinted="">
      <h2 id={titleId}>{t('more')}</h2>
      <div className={styles.row}>
        {exportButtons}
        <Button variant="secondary" size="small" startIcon="calendar" to={paths.reminders}>
          {tReminders(hasReminders ? 'part.see' : 'part.make')}
        </Button>
        <InstallButton way={way} isGuideOpen={isGuideOpen} onToggleGuide={setGuideOpen} />
      </div>
      <div className={styles.below}>
        {way === 'installed' && <p>{tInstall('installed')}</p>}
        {isGuideOpen && (way === 'ios' || way === 'menu') && <InstallGuide way={way} />}
      </div>
    </section>
  )
}
