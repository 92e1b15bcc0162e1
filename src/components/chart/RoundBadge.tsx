import { Icon, type IconName } from '@/components/icons/Icon'
import styles from './RoundBadge.module.css'

const signs: Partial<Record<string, IconName>> = { done: 'check', locked: 'lock' }

/** The badge of a node that is done or locked; other states have none. The node's label says the same in words. */
export function RoundBadge({ state }: { state: string }) {
  const sign = signs[state]
  return (
    sign && (
      <span className={`${styles.badge} ${styles[state]}`}>
        <Icon name={sign} />
      </span>
    )
  )
}
