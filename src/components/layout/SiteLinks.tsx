import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ExternalLink } from '@/components/controls/ExternalLink'
import { siteLinks } from '@/config/site-links'
import styles from './SiteLinks.module.css'

type SiteLinksProps = {
  className?: string | undefined
  /** Another link after them. */
  children?: ReactNode
}

/** The pages of the owner that are set: privacy, terms and help. */
export function SiteLinks({ className = '', children }: SiteLinksProps) {
  const { t } = useTranslation()
  return (
    <p className={`${styles.links} ${className}`}>
      {siteLinks().map(({ name, href }) => (
        <ExternalLink key={name} href={href}>
          {t(`links.${name}`)}
        </ExternalLink>
      ))}
      {children}
    </p>
  )
}
