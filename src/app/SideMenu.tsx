import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { userNameQuery } from '@/api/account'
import Wordmark from '@/assets/brand/logo-wordmark.svg?react'
import { Emphasis } from '@/components/controls/Emphasis'
import { CloseButton } from '@/components/dialogs/CloseButton'
import { Drawer } from '@/components/dialogs/Drawer'
import { SiteLinks } from '@/components/layout/SiteLinks'
import { useLanguageSwitch } from '@/components/layout/useLanguageSwitch'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { MenuAction, MenuExternalLink, MenuLink } from './MenuItem'
import styles from './SideMenu.module.css'

type SideMenuProps = {
  open: boolean
  onClose: () => void
  onSignOut: () => void
  /** Only in builds for testers. */
  onOpenQaPanel?: (() => void) | undefined
}

/** The menu of a signed-in learner. */
export function SideMenu({ open, onClose, onSignOut, onOpenQaPanel }: SideMenuProps) {
  const { t } = useTranslation('side-menu')
  const { t: tCommon } = useTranslation()
  const titleId = useId()
  const other = useLanguageSwitch()
  const { data: userName } = useQuery({ ...userNameQuery, enabled: open })
  const name = userName ?? tCommon('defaultUserName')
  const { communityUrl } = env()

  return (
    <Drawer open={open} onClose={onClose} titleId={titleId} className={styles.menu}>
      <div className={styles.top}>
        <span role="img" aria-label={tCommon('appName')} className={styles.logo}>
          <Wordmark />
        </span>
        <CloseButton onClick={onClose} />
      </div>
      <h2
        id={titleId}
        tabIndex={-1}
        className={styles.greeting}
        aria-label={t('greeting', { name })}
      >
        <Emphasis sentence={(given) => t('greeting', { name: given })} name={name} />
      </h2>

      <nav aria-label={tCommon('shell.menu')}>
        <h3 className={styles.section}>{t('learning.title')}</h3>
        {/* A name is part of the onboarding, so without one it is not completed. */}
        {userName === null && (
          <MenuLink icon="user" label={t('learning.aboutYou')} to={paths.lifeGoals} />
        )}
        <MenuLink icon="skills" label={t('learning.selection')} to={paths.skillSelection} />
        <MenuLink icon="map" label={t('learning.map')} to={paths.skillMap} />

        <h3 className={styles.section}>{t('community.title')}</h3>
        <MenuLink icon="feedback" label={t('community.feedback')} to={paths.feedback} />
        {communityUrl !== undefined && (
          <MenuExternalLink icon="chat" label={t('community.chat')} href={communityUrl} />
        )}

        <div className={styles.tools}>
          <MenuLink icon="settings" label={t('settings')} to={paths.settings} />
          {onOpenQaPanel && <MenuAction icon="help" label={t('qa')} onClick={onOpenQaPanel} />}
        </div>
      </nav>

      <div className={styles.foot}>
        <div>
          <MenuAction
            icon="globe"
            label={other.name}
            lang={other.code}
            onClick={other.switchLanguage}
          />
          <MenuAction icon="logout" label={tCommon('shell.signOut')} onClick={onSignOut} />
          <SiteLinks className={styles.siteLinks} />
        </div>
      </div>
    </Drawer>
  )
}
