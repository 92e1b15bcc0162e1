import { useTranslation } from 'react-i18next'
import { env } from '@/config/env'
import { paths } from '@/config/paths'
import { siteLinks } from '@/config/site-links'
import { AppLink } from '@/ui/controls/AppLink'
import { ExternalLink } from '@/ui/controls/ExternalLink'
import styles from './PanelLinks.module.css'

/** The numbers for help; privacy, terms and help with the app where an address is set; the survey where there is one. */
export function SiteLinks() {
  const { t } = useTranslation()
  const links = siteLinks()
  const { hasSurvey } = env()
  return (
    <p className={styles.links}>
      <AppLink to={paths.help}>{t('links.numbers')}</AppLink>
      {links.map(({ name, href }) => (
        <ExternalLink key={name} href={href}>
          {t(`links.${name}`)}
        </ExternalLink>
      ))}
      {hasSurvey && <AppLink to={paths.feedback}>{t('links.feedback')}</AppLink>}
    </p>
  )
}
