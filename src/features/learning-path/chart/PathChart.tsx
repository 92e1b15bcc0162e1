import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { EdgeProps } from 'reactflow'
import type { Ship } from '@/learner/ships'
import { FlowCanvas } from '@/ui/chart/FlowCanvas'
import { useElementWidth } from '@/ui/layout/useElementWidth'
import { useWide } from '@/ui/layout/useMediaQuery'
import { nodeFootprint } from '../layout/node-footprints'
import { snakeLayout } from '../layout/snake-layout'
import { nodeWords } from '../node-words'
import type { PathNodes } from '../path-nodes'
import { BoatMarker } from './BoatMarker'
import { boatNode, flowNodes, legEdges, type LegFlowEdge } from './chart-elements'
import { ChartDecoration } from './ChartDecoration'
import styles from './PathChart.module.css'
import { PathNodeView } from './PathNodeView'

const nodeTypes = { 'path-node': PathNodeView, boat: BoatMarker }
const edgeTypes = { leg: LegEdge }

type PathChartProps = {
  path: PathNodes
  skillName: string
  ship: Ship
  boatAt: number
}

/** Memoized, because rendering the chart is expensive and opening a popover does not change it. */
export const PathChart = memo(Chart)

/** The path as a chart: the nodes in a snake of rows, the route between them and the learner's boat. */
function Chart({ path, skillName, ship, boatAt }: PathChartProps) {
  const { t } = useTranslation('learning-path')
  const portrait = !useWide()
  const [frame, width, textScale] = useElementWidth()

  const room = useMemo(() => ({ width, portrait, textScale }), [width, portrait, textScale])

  const snake = useMemo(() => {
    const footprints = path.nodes.map((node) => nodeFootprint(node, nodeWords(t, node), room))
    return snakeLayout(footprints, room)
  }, [path, room, t])

  const nodes = useMemo(() => {
    const spot = snake.spots[boatAt]
    const atTrophy = path.nodes[boatAt]?.type === 'trophy'
    const boat = spot ? [boatNode({ spot, atTrophy, room, ship })] : []
    return [...flowNodes(path.nodes, snake, room), ...boat]
  }, [path, snake, room, boatAt, ship])
  const edges = useMemo(() => legEdges(path, snake, room), [path, snake, room])

  return (
    <div ref={frame} className={styles.chart}>
      <FlowCanvas
        height={snake.height}
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        ariaLabel={t('chart', { skillName })}
        backdrop={<ChartDecoration trophy={snake.spots.at(-1)?.position} />}
      />
    </div>
  )
}

/** A leg of the route: solid up to the boat, dotted after it. */
function LegEdge({ data }: EdgeProps<LegFlowEdge>) {
  return <path d={data?.path} className={data?.isSailed ? styles.sailed : styles.ahead} />
}
