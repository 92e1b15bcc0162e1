import { Icon } from '@/ui/icons/Icon'
import styles from './CallLink.module.css'

type CallLinkProps = {
  icon?: 'phone' | 'chat'
  /** What a phone does: `tel:112` or `sms:988`. */
  address: string
  /** What pressing it does: "Call 112". */
  action: string
  /** Who answers. */
  whom: string
}

/** A number that a phone calls, or writes to, when its row is pressed. */
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
