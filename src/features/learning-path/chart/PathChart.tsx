import { memo, useMemo, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import CompassRose from '@/art/brand/compass-rose.svg?react'
import type { Ship } from '@/learner/stored-things'
import { FlowCanvas } from '@/ui/chart/FlowCanvas'
import { useElementWidth } from '@/ui/layout/useElementWidth'
import { useWide } from '@/ui/layout/useMediaQuery'
import type { PathNodes } from '../path-nodes'
import { BoatNode } from './BoatNode'
import { pathElements } from './path-elements'
import styles from './path.module.css'
import { PathNodeView } from './PathNodeView'
import { ShoalNode } from './ShoalNode'
import { snakeLayout } from './snake-layout'
import { TurnEdge } from './TurnEdge'

const nodeTypes = { 'path-node': PathNodeView, boat: BoatNode, shoal: ShoalNode }
const edgeTypes = { turn: TurnEdge }

/** For paper, which is narrower than the window that the chart was laid out for. */
const printWidth = (width: number): CSSProperties & Record<'--chart-width', string> => ({
  '--chart-width': `${width}px`,
})

type PathChartProps = {
  path: PathNodes
  skillName: string
  ship: Ship
  boatAt: number
}

/** The path as a chart: its nodes in a snake of rows, the route between them and the learner's boat. */
export const PathChart = memo(function PathChart(props: PathChartProps) {
  const { path, skillName, ship, boatAt } = props
  const { t } = useTranslation('learning-path')
  const isWide = useWide()
  const [frame, width, textScale] = useElementWidth()

  const { nodes, edges, height } = useMemo(() => {
    const room = { width, isWide, textScale }
    const snake = snakeLayout(path.nodes.length, room)
    return { height: snake.height, ...pathElements({ path, snake, room, ship, boatAt }) }
  }, [path, ship, boatAt, width, isWide, textScale])

  return (
    <div ref={frame} className={styles.chart} style={printWidth(width)}>
      <FlowCanvas
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        ariaLabel={t('chart', { skillName })}
        height={height}
        backdrop={<CompassRose className={styles.rose} data-decoration="" />}
      />
    </div>
  )
})
