import { useTranslation } from 'react-i18next'
import type { NodeProps } from 'reactflow'
import Cruise from '@/art/ships/marker-cruise.svg?react'
import RowBoat from '@/art/ships/marker-row-boat.svg?react'
import Yacht from '@/art/ships/marker-yacht.svg?react'
import type { Ship } from '@/learner/ships'
import styles from './BoatMarker.module.css'
import type { BoatFlowNode } from './chart-elements'

const drawings = { 'row-boat': RowBoat, yacht: Yacht, cruise: Cruise } satisfies Record<
  Ship,
  unknown
>

/** The boat that marks where the learner is. For screen readers the node's button says the same. */
export function BoatMarker({ data }: NodeProps<BoatFlowNode>) {
  const { t } = useTranslation('learning-path')
  return (
    <div className={`${styles.marker} ${styles[data.words] ?? ''}`} aria-hidden>
      {data.words !== 'none' && <span className={styles.words}>{t('youAreHere')}</span>}
      <ShipDrawing ship={data.ship} className={styles.boat} />
    </div>
  )
}

type ShipDrawingProps = { ship: Ship; className?: string | undefined }

function ShipDrawing({ ship, className }: ShipDrawingProps) {
  const Drawing = drawings[ship]
  return <Drawing className={className} />
}
