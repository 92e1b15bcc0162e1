import { Icon } from '../icons/Icon'
import styles from './RoundBadge.module.css'

const signs = { done: 'check', locked: 'lock' } as const

type RoundBadgeProps = {
  state: keyof typeof signs
  isSmall?: boolean
  className?: string | undefined
}

/** The badge of a node that is done or locked. The node's label says the same in words. */
export function RoundBadge({ state, isSmall = false, className = '' }: RoundBadgeProps) {
  return (
    <span
      className={`${styles.badge} ${styles[state]} ${isSmall ? styles.small : ''} ${className}`}
    >
      <Icon name={signs[state]} size={isSmall ? 14 : 17} />
    </span>
  )
}
