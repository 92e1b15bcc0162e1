import { Icon, type IconName } from '@/components/icons/Icon'
import type { NodeState } from '@/domain/path-nodes'
import type { SkillState } from '@/domain/skills'
import styles from './RoundBadge.module.css'

type State = NodeState | SkillState

const signs: Partial<Record<State, IconName>> = { done: 'check', locked: 'lock' }

/** The badge of a node that is done or locked; other states have none. The node's label says the same in words. */
export function RoundBadge({ state }: { state: State }) {
  const sign = signs[state]
  return (
    sign && (
      <span className={`${styles.badge} ${styles[state]}`}>
        <Icon name={sign} />
      </span>
    )
  )
}
