import { createContext, memo, use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { BaseEdge, Handle, type EdgeProps, type NodeProps } from 'reactflow'
import CompassRose from '@/assets/pictures/compass-rose.svg?react'
import { FlowCanvas } from '@/components/chart/FlowCanvas'
import { NextTag } from '@/components/chart/NextTag'
import { useBeginAt } from '@/components/chart/useBeginAt'
import { WaterNode } from '@/components/chart/WaterNode'
import { useElementSize } from '@/components/layout/useElementSize'
import { VisuallyHidden } from '@/components/layout/VisuallyHidden'
import { Boat } from '@/components/pictures/Boat'
import { useCalm } from '@/components/pictures/useCalm'
import { timing } from '@/config/timing'
import type { PathNode, PathNodes } from '@/domain/path-nodes'
import { useWide } from '@/lib/media-queries'
import { nodes as sizes } from '@/theme/tokens'
import { isNext, nodeWords } from './node-words'
import { nodeButton, NodePicture } from './NodePicture'
import {
  pathElements,
  type BoatFlowNode,
  type PathFlowNode,
  type TurnFlowEdge,
} from './path-elements'
import styles from './PathChart.module.css'
import { snakeLayout } from './snake-layout'
import { StatusText } from './StatusText'

/** Opens the details of a node; given by the chart. */
const OpenNodeContext = createContext<(node: PathNode) => void>(() => {})

/** A node of the path on the chart: its button, and where the lines arrive and leave. */
const PathNodeView = memo(function PathNodeView({ data }: NodeProps<PathFlowNode>) {
  const { node, handles } = data
  const openNode = use(OpenNodeContext)
  const { t } = useTranslation()
  const { title, status } = nodeWords(t, node)
  const end = node.type === 'trophy' ? styles.tower : styles[node.state]
  return (
    <>
      <button {...nodeButton(node, openNode)} className={styles.node}>
        <span className={styles.picture}>
          <NodePicture node={node} />
        </span>
        <span className={styles.label}>
          <span className={styles.title}>{title}</span>
          <VisuallyHidden>, </VisuallyHidden>
          <StatusText>{status}</StatusText>
          {isNext(node) && <VisuallyHidden>{`, ${t('ui.next')}`}</VisuallyHidden>}
        </span>
      </button>
      {handles.target && <Handle type="target" position={handles.target} className={end} />}
      {handles.source && <Handle type="source" position={handles.source} className={end} />}
    </>
  )
})

const nodeTypes = { 'path-node': PathNodeView, boat: BoatNode, water: WaterNode }
const edgeTypes = { turn: TurnEdge }

type PathChartProps = {
  pathNodes: PathNodes
  skillName: string
  /** The index of the node with the boat, which marks where the learner is. */
  boatAt: number
  /** The boat is on its way there, along the route. */
  isSailing: boolean
  onOpenNode: (node: PathNode) => void
}

/** The path as a chart: its nodes in a snake of rows, the lines between them and the learner's boat. */
export const PathChart = memo(function PathChart(props: PathChartProps) {
  const { pathNodes, skillName, boatAt, isSailing, onOpenNode } = props
  const { t } = useTranslation()
  const isWide = useWide()
  const device = isWide ? 'desktop' : 'mobile'
  const isCalm = useCalm()
  const [chart, { width, textScale }] = useElementSize()
  useBeginAt(pathNodes.nodes[pathNodes.currentIndex]?.id)

  const { nodes, edges, height } = useMemo(() => {
    const room = { width, isWide, textScale }
    const snake = snakeLayout(pathNodes.nodes.length, room)
    const elements = pathElements({ pathNodes, snake, room, boatAt })
    return { height: snake.height, ...elements }
  }, [pathNodes, boatAt, width, isWide, textScale])

  return (
    <div
      ref={chart}
      className={styles.chart}
      data-sailing={isSailing || undefined}
      data-won={pathNodes.nodes.at(-1)?.isCurrent || undefined}
      style={{
        ['--voyage' as string]: isCalm ? '0s' : `${timing.voyage}ms`,
        ['--node-path' as string]: `${sizes.path[device]}px`,
        ['--node-trophy' as string]: `${sizes.trophy[device]}px`,
        ['--node-boat' as string]: `${sizes.boat[device]}px`,
      }}
    >
      <OpenNodeContext value={onOpenNode}>
        <FlowCanvas
          nodes={nodes}
          edges={edges}
          nodeTypes={nodeTypes}
          edgeTypes={edgeTypes}
          ariaLabel={t('learningPath.chart', {
            skillName: skillName || t('learningPath.pageTitle'),
          })}
          height={height}
          backdrop={<CompassRose className={styles.rose} data-decoration="" />}
        />
      </OpenNodeContext>
    </div>
  )
})

/** For screen readers the node's button says the same. */
function BoatNode({ data }: NodeProps<BoatFlowNode>) {
  return (
    <div
      className={styles.marker}
      style={{ ['--detour' as string]: `${data.detour}px` }}
      aria-hidden
    >
      {data.hasWords && <NextTag />}
      <Boat className={data.sailsLeft ? `${styles.boat} ${styles.westward}` : styles.boat} />
    </div>
  )
}

/** How much lower and higher than its ends the control points of a turn are. */
const down = 20

/** The line from the end of a row to the next one: a curve past the labels. */
function TurnEdge({ sourceX, sourceY, targetX, targetY, data }: EdgeProps<TurnFlowEdge>) {
  const x = data?.x ?? sourceX
  const curve = `${x} ${sourceY + down} ${x} ${targetY - down} ${targetX} ${targetY}`
  return <BaseEdge path={`M${sourceX} ${sourceY}C${curve}`} />
}
