import { Icon } from '@/ui/icons/Icon'
import styles from './CallLink.module.css'

type CallLinkProps = {
  icon?: 'phone' | 'chat'
  /** A `tel:` or `sms:` address. */
  address: string
  /** The link's text, such as "Call 112". */
  action: string
  /** Says who answers. */
  whom: string
}

/** A link that calls a number or starts a text message to it. */
export function CallLink({ icon = 'phone', address, action, whom }: CallLinkProps) {
  return (
    <a href={address} className={styles.row}>
      <Icon name={icon} />
      <span className={styles.words}>
        <b>{action}</b> <span className={styles.whom}>{whom}</span>
      </span>
    </a>
  )
}
