import { BaseEdge, type EdgeProps } from 'reactflow'
import type { TurnFlowEdge } from './path-elements'

/** How much lower and higher than its ends the control points of a turn are. */
const down = 20

/** The line from the end of a row to the next one: a curve past the labels. */
export function TurnEdge({ sourceX, sourceY, targetX, targetY, data }: EdgeProps<TurnFlowEdge>) {
  const x = sourceX + (data?.outside ?? 0)
  const curve = `${x} ${sourceY + down} ${x} ${targetY - down} ${targetX} ${targetY}`
  return <BaseEdge path={`M${sourceX} ${sourceY}C${curve}`} />
}
