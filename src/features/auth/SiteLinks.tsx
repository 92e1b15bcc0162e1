import { useTranslation } from 'react-i18next'
import { env } from '@/config/env'
import { Icon } from '@/ui/art/Icon'
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden'
import styles from './PanelLinks.module.css'

/** Privacy, terms and help, each where its address is set. A new tab keeps what was typed. */
export function SiteLinks() {
  const { t } = useTranslation('auth')
  const { t: tCommon } = useTranslation()
  const { privacyUrl, termsUrl, helpUrl } = env()
  const links = [
    { href: privacyUrl, label: t('links.privacy') },
    { href: termsUrl, label: t('links.terms') },
    { href: helpUrl, label: t('links.help') },
  ].filter(({ href }) => href !== undefined)

  if (links.length === 0) return null
  return (
    <p className={styles.links}>
      {links.map(({ href, label }) => (
        <a key={label} href={href} target="_blank" rel="noopener noreferrer">
          {label}
          <Icon name="external" size={20} />
          <VisuallyHidden>({tCommon('ui.newTab')})</VisuallyHidden>
        </a>
      ))}
    </p>
  )
}
