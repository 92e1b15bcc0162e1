import { Link, useMatch } from 'react-router-dom'
import { ExternalLink } from '@/components/controls/ExternalLink'
import { PlainButton } from '@/components/controls/PlainButton'
import { Icon, type IconName } from '@/components/icons/Icon'
import styles from './MenuItem.module.css'

type ItemProps = { icon: IconName; label: string }

/** A link to a screen of the app; that of the open screen is marked as current. */
export function MenuLink({ icon, label, to }: ItemProps & { to: string }) {
  const isOpen = useMatch({ path: to, end: false }) !== null
  return (
    <Link to={to} className={styles.item} aria-current={isOpen ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{label}</span>
    </Link>
  )
}

/** A link to another site. */
export function MenuExternalLink({ icon, label, href }: ItemProps & { href: string }) {
  return (
    <ExternalLink href={href} className={styles.item}>
      <Icon name={icon} />
      <span>{label}</span>
    </ExternalLink>
  )
}

type MenuButtonProps = ItemProps & {
  onClick: () => void
  /** The language of the label if it differs from the page's. */
  lang?: string
}

export function MenuAction({ icon, label, onClick, lang }: MenuButtonProps) {
  return (
    <PlainButton className={styles.item} lang={lang} onClick={onClick}>
      <Icon name={icon} />
      <span>{label}</span>
    </PlainButton>
  )
}
