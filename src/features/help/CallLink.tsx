import { Icon } from '@/ui/icons/Icon'
import styles from './CallLink.module.css'
import { callAddress } from './phone-number'

type CallLinkProps = {
  number: string
  /** What pressing it does: "Call 112". */
  action: string
  /** Whom it calls. */
  whom: string
}

/** A number that a phone calls when its row is pressed. */
export function CallLink({ number, action, whom }: CallLinkProps) {
  return (
    <a href={callAddress(number)} className={styles.row}>
      <Icon name="phone" />
      <span className={styles.words}>
        <b>{action}</b> <span className={styles.whom}>{whom}</span>
      </span>
    </a>
  )
}
