import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { BaseEdge, Handle, type EdgeProps, type NodeProps } from 'reactflow'
import CompassRose from '@/assets/pictures/compass-rose.svg?react'
import Cruise from '@/assets/ships/marker-cruise.svg?react'
import RowBoat from '@/assets/ships/marker-row-boat.svg?react'
import Yacht from '@/assets/ships/marker-yacht.svg?react'
import { FlowCanvas } from '@/components/chart/FlowCanvas'
import { WaterNode } from '@/components/chart/WaterNode'
import { useElementWidth } from '@/components/layout/useElementWidth'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import type { PathNode, PathNodes } from '@/domain/path-nodes'
import { useWide } from '@/lib/useMediaQuery'
import { settings, useItem } from '@/session/storage'
import { nodeWords } from './node-words'
import { nodeButton, NodePicture } from './NodePicture'
import { HereLabel, StatusText } from './NodeText'
import {
  pathElements,
  type BoatFlowNode,
  type PathFlowNode,
  type TurnFlowEdge,
} from './path-elements'
import styles from './PathChart.module.css'
import { snakeLayout } from './snake-layout'

/** A node of the path on the chart: its button, and where the lines arrive and leave. */
const PathNodeView = memo(function PathNodeView({ data }: NodeProps<PathFlowNode>) {
  const { node, handles, onOpen } = data
  const { t } = useTranslation('learning-path')
  const { title, status } = nodeWords(t, node)
  return (
    <>
      <button {...nodeButton(node, onOpen)} className={styles.node}>
        <span className={styles.picture}>
          <NodePicture node={node} />
        </span>
        <span className={styles.label}>
          <span className={styles.title}>{title}</span>
          <VisuallyHidden>, </VisuallyHidden>
          <StatusText>{status}</StatusText>
          {node.isCurrent && <VisuallyHidden>{`, ${t('youAreHere')}`}</VisuallyHidden>}
        </span>
      </button>
      {handles.target && <Handle type="target" position={handles.target} />}
      {handles.source && <Handle type="source" position={handles.source} />}
    </>
  )
})

const nodeTypes = { 'path-node': PathNodeView, boat: BoatNode, water: WaterNode }
const edgeTypes = { turn: TurnEdge }

type PathChartProps = {
  path: PathNodes
  skillName: string
  /** The index of the node with the boat, which marks where the learner is. */
  boatAt: number
  onOpenNode: (node: PathNode) => void
}

/** The path as a chart: its nodes in a snake of rows, the lines between them and the learner's boat. */
export const PathChart = memo(function PathChart(props: PathChartProps) {
  const { path, skillName, boatAt, onOpenNode } = props
  const { t } = useTranslation('learning-path')
  const { ship = 'yacht' } = useItem(settings()) ?? {}
  const isWide = useWide()
  const [frame, width, textScale] = useElementWidth()

  const { nodes, edges, height } = useMemo(() => {
    const room = { width, isWide, textScale }
    const snake = snakeLayout(path.nodes.length, room)
    const elements = pathElements({ path, snake, room, ship, boatAt, onOpen: onOpenNode })
    return { height: snake.height, ...elements }
  }, [path, ship, boatAt, onOpenNode, width, isWide, textScale])

  return (
    <div ref={frame} className={styles.chart}>
      <FlowCanvas
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        ariaLabel={t('chart', { skillName: skillName || t('pageTitle') })}
        height={height}
        backdrop={<CompassRose className={styles.rose} data-decoration="" />}
      />
    </div>
  )
})

const boats = { 'row-boat': RowBoat, yacht: Yacht, cruise: Cruise }

/** For screen readers the node's button says the same. */
function BoatNode({ data: { ship, words } }: NodeProps<BoatFlowNode>) {
  const { t } = useTranslation('learning-path')
  const Boat = boats[ship]
  return (
    <div className={styles.marker} data-words={words} aria-hidden>
      {words !== 'none' && <HereLabel>{t('youAreHere')}</HereLabel>}
      <Boat className={styles.boat} />
    </div>
  )
}

/** How much lower and higher than its ends the control points of a turn are. */
const down = 20

/** The line from the end of a row to the next one: a curve past the labels. */
function TurnEdge({ sourceX, sourceY, targetX, targetY, data }: EdgeProps<TurnFlowEdge>) {
  const x = sourceX + (data?.outside ?? 0)
  const curve = `${x} ${sourceY + down} ${x} ${targetY - down} ${targetX} ${targetY}`
  return <BaseEdge path={`M${sourceX} ${sourceY}C${curve}`} />
}
