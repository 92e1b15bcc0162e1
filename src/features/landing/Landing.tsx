import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import Hero from '@/art/brand/hero.svg?react'
import Wordmark from '@/art/brand/logo-wordmark.svg?react'
import { paths } from '@/config/paths'
import { session } from '@/learner/session'
import { useSessionStatus } from '@/learner/useSessionStatus'
import { Button } from '@/ui/controls/Button'
import { PlainButton } from '@/ui/controls/PlainButton'
import { Icon } from '@/ui/icons/Icon'
import { SiteLinks } from '@/ui/layout/SiteLinks'
import { useLanguageSwitch } from '@/ui/layout/useLanguageSwitch'
import styles from './Landing.module.css'

/**
 * The first screen of a visitor. Prerendered (src/build/plugins/prerender.ts), so it shows before
 * any script runs.
 */
export function Landing() {
  const { t } = useTranslation('landing')
  const { t: tCommon } = useTranslation()
  const other = useLanguageSwitch()
  const isSignedIn = useSessionStatus().kind === 'active'

  useLayoutEffect(() => {
    document.title = tCommon('appName')
  }, [tCommon])

  // The inline script of index.html sets this before the first paint; update it when the session ends later. The
  // session itself knows, also while hydration takes nobody to be signed in: Continue would go for a moment.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    if (session.status().kind === 'active') dataset['session'] = ''
    else delete dataset['session']
  }, [isSignedIn])

  return (
    <div id="landing" className={styles.landing}>
      <header className={styles.header}>
        <span className={styles.logo}>
          <Wordmark />
        </span>
        <PlainButton
          className={styles.language}
          lang={other.code}
          data-language={other.code}
          onClick={other.switchLanguage}
        >
          <Icon name="globe" />
          <span>{other.name}</span>
        </PlainButton>
      </header>
      <main id="main" className={styles.main}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <div className={styles.actions}>
            <Button to={paths.signIn} endIcon="arrow-right" className={styles.go}>
              {t('getStarted')}
            </Button>
            <Button
              to={paths.skillMap}
              variant="secondary"
              className={`${styles.go} ${styles.continue}`}
            >
              {t('continueLearning')}
            </Button>
            <span className={styles.promise}>{t('promise')}</span>
          </div>
          <SiteLinks className={styles.links} />
        </div>
      </main>
      <div className={styles.picture}>
        <Hero />
      </div>
    </div>
  )
}
