import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSessionStatus } from '@/api/useSessionStatus'
import { paths } from '@/config/paths'
import { useSignOut } from '@/features/auth/useSignOut'
import { chooseLanguage } from '@/i18n/i18n'
import { useLanguage } from '@/i18n/useLanguage'
import { Icon } from '@/ui/art/Icon'
import Mark from '@/ui/art/logo-mark.svg?component'
import Wordmark from '@/ui/art/logo-wordmark.svg?component'
import { SkipLink } from '@/ui/layout/SkipLink'
import styles from './Header.module.css'

/** On every screen: the way home, the other language by its own name, and log out. */
export function Header() {
  const { t } = useTranslation()
  const signedIn = useSessionStatus().kind === 'active'

  return (
    <header className={styles.header}>
      <SkipLink targetId="main" />
      <Link
        className={styles.logo}
        to={signedIn ? paths.skillMap : paths.landing}
        aria-label={t(signedIn ? 'shell.toMap' : 'shell.toStart')}
      >
        <Wordmark className={styles.wordmark} />
        <Mark className={styles.mark} />
      </Link>
      <LanguageButton />
      {signedIn && <LogOutButton />}
    </header>
  )
}

function LanguageButton() {
  const { t } = useTranslation()
  const other = useLanguage() === 'es' ? 'en' : 'es'
  return (
    <button
      type="button"
      className={styles.button}
      lang={other}
      aria-label={`${t('shell.switchLanguage')}, ${t('shell.switchLanguageShort')}`}
      onClick={() => chooseLanguage(other)}
    >
      <Icon name="globe" className={styles.wideOnly} />
      <span className={styles.wideOnly}>{t('shell.switchLanguage')}</span>
      <span className={styles.narrowOnly}>{t('shell.switchLanguageShort')}</span>
    </button>
  )
}

function LogOutButton() {
  const { t } = useTranslation()
  const signOut = useSignOut()
  const [leaving, setLeaving] = useState(false)

  const leave = () => {
    if (leaving) return
    setLeaving(true)
    void signOut()
  }

  return (
    <button type="button" className={styles.button} aria-disabled={leaving} onClick={leave}>
      <Icon name="logout" className={styles.wideOnly} />
      {t(leaving ? 'shell.loggingOut' : 'shell.logOut')}
    </button>
  )
}
