import { useTranslation } from 'react-i18next'
import { Link, useMatch } from 'react-router-dom'
import Wordmark from '@/assets/brand/logo-wordmark.svg?react'
import Mark from '@/assets/pictures/compass-mark.svg?react'
import { PlainButton } from '@/components/controls/PlainButton'
import { Icon } from '@/components/icons/Icon'
import { SkipLink } from '@/components/layout/SkipLink'
import { useLanguageSwitch } from '@/components/layout/useLanguageSwitch'
import { paths } from '@/config/paths'
import { useSessionStatus } from '@/session/session'
import styles from './Header.module.css'
import { MenuButton } from './MenuButton'
import { useLogOut } from './useLogOut'

/** The header of every screen but the landing: menu, logo link, language switch; on map and path also log out. */
export function Header() {
  const { t } = useTranslation()
  const signedIn = useSessionStatus() === 'active'
  const isMap = useMatch(`${paths.skillMap}/*`) !== null
  const isPath = useMatch(paths.learningPath) !== null

  return (
    <header className={styles.header}>
      <SkipLink targetId="main">{t('ui.skipToContent')}</SkipLink>
      {signedIn && <MenuButton />}
      <Link
        className={styles.logo}
        to={signedIn ? paths.skillMap : paths.landing}
        aria-label={t(signedIn ? 'shell.toMap' : 'shell.toStart')}
      >
        <Wordmark className={styles.wordmark} />
        <Mark className={styles.mark} />
      </Link>
      <LanguageButton />
      {signedIn && (isMap || isPath) && <SignOutButton />}
    </header>
  )
}

function LanguageButton() {
  const { code, name, short, switchLanguage } = useLanguageSwitch()
  return (
    <PlainButton
      className={styles.button}
      lang={code}
      data-language={code}
      aria-label={`${name}, ${short}`}
      onClick={switchLanguage}
    >
      <Icon name="globe" className={styles.wideOnly} />
      <span className={styles.wideOnly}>{name}</span>
      <span className={styles.narrowOnly}>{short}</span>
    </PlainButton>
  )
}

function SignOutButton() {
  const { t } = useTranslation()
  const { logOut, question } = useLogOut()
  return (
    <>
      <PlainButton className={`${styles.button} ${styles.signOut}`} onClick={logOut}>
        <Icon name="logout" className={styles.wideOnly} />
        <span>{t('shell.signOut')}</span>
      </PlainButton>
      {question}
    </>
  )
}
