import { Icon } from '../icons/Icon'
import styles from './RoundBadge.module.css'

const signs = { done: 'check', locked: 'lock' } as const

/** The badge of a node that is done or locked. The node's label says the same in words. */
export function RoundBadge({ state }: { state: keyof typeof signs }) {
  return (
    <span className={`${styles.badge} ${styles[state]}`}>
      <Icon name={signs[state]} size={17} />
    </span>
  )
}
