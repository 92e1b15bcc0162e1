import { Icon } from '../icons/Icon'
import styles from './RoundBadge.module.css'

type RoundBadgeProps = {
  state: 'done' | 'locked'
  isSmall?: boolean
  className?: string | undefined
}

/** The badge of a node that is done or locked. The node's label says the same in words. */
export function RoundBadge({ state, isSmall = false, className = '' }: RoundBadgeProps) {
  return (
    <span
      className={`${styles.badge} ${styles[state]} ${isSmall ? styles.small : ''} ${className}`}
    >
      <Icon name={state === 'done' ? 'check' : 'lock'} size={isSmall ? 14 : 17} />
    </span>
  )
}
