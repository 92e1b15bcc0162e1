import type { EdgeProps } from 'reactflow'
import type { LegFlowEdge } from './chart-elements'
import styles from './LegEdge.module.css'

/** A leg of the route: solid where it is sailed, dotted ahead. Its shape is a rule of the snake. */
export function LegEdge({ data }: EdgeProps<LegFlowEdge>) {
  return <path d={data?.path} className={data?.isSailed ? styles.sailed : styles.ahead} />
}
