import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import Mark from '@/art/brand/compass-mark.svg?component'
import Wordmark from '@/art/brand/logo-wordmark.svg?component'
import { paths } from '@/config/paths'
import { useSessionStatus } from '@/learner/useSessionStatus'
import { Icon } from '@/ui/icons/Icon'
import { SkipLink } from '@/ui/layout/SkipLink'
import { useLanguageSwitch } from '@/ui/layout/useLanguageSwitch'
import styles from './Header.module.css'
import { MenuButton } from './MenuButton'
import { useLogOut } from './useLogOut'

/** On every screen: the menu, the way home, the other language by its own name, and log out. */
export function Header() {
  const { t } = useTranslation()
  const signedIn = useSessionStatus().kind === 'active'
  const { logOut, loggingOut } = useLogOut()

  return (
    <header className={styles.header}>
      <SkipLink targetId="main" />
      {signedIn && <MenuButton onLogOut={logOut} loggingOut={loggingOut} />}
      <Link
        className={styles.logo}
        to={signedIn ? paths.skillMap : paths.landing}
        aria-label={t(signedIn ? 'shell.toMap' : 'shell.toStart')}
      >
        <Wordmark className={styles.wordmark} />
        <Mark className={styles.mark} />
      </Link>
      <LanguageButton />
      {signedIn && <LogOutButton onLogOut={logOut} loggingOut={loggingOut} />}
    </header>
  )
}

function LanguageButton() {
  const { code, name, short, switchLanguage } = useLanguageSwitch()
  return (
    <button
      type="button"
      className={styles.button}
      lang={code}
      aria-label={`${name}, ${short}`}
      onClick={switchLanguage}
    >
      <Icon name="globe" className={styles.wideOnly} />
      <span className={styles.wideOnly}>{name}</span>
      <span className={styles.narrowOnly}>{short}</span>
    </button>
  )
}

type LogOutButtonProps = { onLogOut: () => void; loggingOut: boolean }

function LogOutButton({ onLogOut, loggingOut }: LogOutButtonProps) {
  const { t } = useTranslation()
  return (
    <button type="button" className={styles.button} aria-disabled={loggingOut} onClick={onLogOut}>
      <Icon name="logout" className={styles.wideOnly} />
      {t(loggingOut ? 'shell.loggingOut' : 'shell.logOut')}
    </button>
  )
}
