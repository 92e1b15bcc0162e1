import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/config/paths'
import { reminders } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { Button } from '@/ui/controls/Button'
import styles from './DoMore.module.css'
import { HowToInstall } from './install/HowToInstall'
import { InstallButton, useInstallWay } from './install/InstallButton'
import part from './MyPage.module.css'

/** What else a learner can do with their page, in one row at its end. `keep`: what takes the page with them. */
export function DoMore({ keep }: { keep?: ReactNode }) {
  const { t } = useTranslation('my-page')
  const { t: tReminders } = useTranslation('reminders')
  const { t: tInstall } = useTranslation('install')
  const titleId = useId()
  const hasReminders = (useStored(reminders).value ?? []).length > 0
  const way = useInstallWay()
  const [isHowOpen, setHowOpen] = useState(false)

  return (
    <section aria-labelledby={titleId} className={part.part} data-unprinted="">
      <h2 id={titleId}>{t('more')}</h2>
      <div className={styles.row}>
        {keep}
        <Button variant="secondary" size="small" startIcon="calendar" to={paths.reminders}>
          {tReminders(hasReminders ? 'part.see' : 'part.make')}
        </Button>
        <InstallButton way={way} isHowOpen={isHowOpen} onToggleHow={setHowOpen} />
      </div>
      <div className={styles.below}>
        {way === 'installed' && <p>{tInstall('installed')}</p>}
        {isHowOpen && (way === 'ios' || way === 'menu') && <HowToInstall way={way} />}
      </div>
    </section>
  )
}
