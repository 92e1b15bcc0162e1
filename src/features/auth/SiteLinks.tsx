import { useTranslation } from 'react-i18next'
import { siteLinks } from '@/config/site-links'
import { ExternalLink } from '@/ui/controls/ExternalLink'
import styles from './PanelLinks.module.css'

/** Privacy, terms and help, each where its address is set. */
export function SiteLinks() {
  const { t } = useTranslation()
  const links = siteLinks()
  if (links.length === 0) return null
  return (
    <p className={styles.links}>
      {links.map(({ name, href }) => (
        <ExternalLink key={name} href={href}>
          {t(`links.${name}`)}
        </ExternalLink>
      ))}
    </p>
  )
}
