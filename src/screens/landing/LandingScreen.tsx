import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import Wordmark from '@/assets/brand/logo-wordmark.svg?react'
import { Icon } from '@/components/icons/Icon'
import { useScreenFocus } from '@/components/layout/ScreenHeading'
import { SiteLinks } from '@/components/layout/SiteLinks'
import { useCalm } from '@/components/pictures/useCalm'
import { paths } from '@/config/paths'
import { useLanguageSwitch } from '@/i18n/useLanguage'
import { useIsSignedIn } from '@/session/session'
import { useItem, userName } from '@/session/storage'
import Hero from './hero.svg?react'
import './landing-live.css'

/** The first screen of a visitor. index.html shows a static copy of it at once (src/build/landing-page.ts). */
export default function LandingScreen() {
  const { t } = useTranslation()
  const { other, switchLanguage } = useLanguageSwitch()
  const isSignedIn = useIsSignedIn()
  const name = useItem(userName)
  const heading = useScreenFocus()
  const isCalm = useCalm()

  return (
    <div className="landing">
      <title>{t('appName')}</title>
      <header className="landing-header">
        <span className="landing-logo" role="img" aria-label={t('appName')}>
          <Wordmark />
        </span>
        <button
          type="button"
          className="landing-language"
          lang={other.code}
          onClick={switchLanguage}
        >
          <Icon name="globe" />
          <span>{other.name}</span>
        </button>
      </header>
      <main id="main" tabIndex={-1} className="landing-main">
        <div className="landing-words">
          <h1 ref={heading} tabIndex={-1}>
            {t('landing.title')}
          </h1>
          <p className="landing-lead">{t('landing.lead')}</p>
          <div className="landing-actions">
            <Link to={isSignedIn ? paths.skillMap : paths.signIn} className="landing-button">
              <span>{t(isSignedIn ? 'landing.continueLearning' : 'landing.getStarted')}</span>
              <Icon name="arrow-right" />
            </Link>
            <span className="landing-promise" dir="auto">
              {name ? t('landing.welcomeBack', { name }) : t('landing.promise')}
            </span>
          </div>
          <SiteLinks className="landing-links" />
        </div>
      </main>
      <div className="landing-picture">
        <div className={isCalm ? 'landing-art' : 'landing-art landing-moving'}>
          <Hero />
        </div>
      </div>
    </div>
  )
}
