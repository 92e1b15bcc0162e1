import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './DoMore.module.css'
import { InstallButton, useInstallWay } from './install/InstallButton'
import { InstallGuide } from './install/InstallGuide'
import part from './MyPage.module.css'

/** The row of buttons at the end of my page: export and installing the app. */
export function DoMore({ exportButtons }: { exportButtons?: ReactNode }) {
  const { t } = useTranslation('my-page')
  const { t: tInstall } = useTranslation('install')
  const titleId = useId()
  const way = useInstallWay()
  const [isGuideOpen, setGuideOpen] = useState(false)

  return (
    <section aria-labelledby={titleId} className={part.part} data-unprinted="">
      <h2 id={titleId}>{t('more')}</h2>
      <div className={styles.row}>
        {exportButtons}
        <InstallButton way={way} isGuideOpen={isGuideOpen} onToggleGuide={setGuideOpen} />
      </div>
      <div className={styles.below}>
        {way === 'installed' && <p>{tInstall('installed')}</p>}
        {isGuideOpen && (way === 'ios' || way === 'menu') && <InstallGuide way={way} />}
      </div>
    </section>
  )
}
