import { useTranslation } from 'react-i18next'
import type { NodeProps } from 'reactflow'
import Cruise from '@/art/ships/marker-cruise.svg?react'
import RowBoat from '@/art/ships/marker-row-boat.svg?react'
import Yacht from '@/art/ships/marker-yacht.svg?react'
import type { BoatFlowNode } from './path-elements'
import styles from './path.module.css'

const drawings = { 'row-boat': RowBoat, yacht: Yacht, cruise: Cruise }

/** The boat that marks where the learner is. For screen readers the node's button says the same. */
export function BoatNode({ data: { ship, words } }: NodeProps<BoatFlowNode>) {
  const { t } = useTranslation('learning-path')
  const Drawing = drawings[ship]
  return (
    <div className={styles.marker} data-words={words} aria-hidden>
      {words !== 'none' && <span className={styles.here}>{t('youAreHere')}</span>}
      <Drawing className={styles.boat} />
    </div>
  )
}
