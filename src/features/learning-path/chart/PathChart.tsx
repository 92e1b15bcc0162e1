import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ship } from '@/learner/learners-ship'
import { FlowCanvas } from '@/ui/chart/FlowCanvas'
import { textScale, useElementWidth } from '@/ui/layout/useElementWidth'
import { useWide } from '@/ui/layout/useMediaQuery'
import { snakeLayout } from '../layout/snake-layout'
import { nodeWords } from '../node-words'
import type { PathNode, PathNodes } from '../path-nodes'
import { BoatMarker } from './BoatMarker'
import { boatNode, legEdges, placeNodes } from './chart-elements'
import { ChartDecoration } from './ChartDecoration'
import { LegEdge } from './LegEdge'
import { nodeExtent } from './node-extents'
import styles from './PathChart.module.css'
import { PlaceNode } from './PlaceNode'

const nodeTypes = { place: PlaceNode, boat: BoatMarker }
const edgeTypes = { leg: LegEdge }

type PathChartProps = {
  path: PathNodes
  skillName: string
  ship: Ship
  /** The index of the node with the boat. */
  boatAt: number
  openId: string | null
  onPress: (node: PathNode) => void
}

/** The path as a chart: a snake of places, the route between them and the learner's boat. */
export function PathChart({ path, skillName, ship, boatAt, openId, onPress }: PathChartProps) {
  const { t } = useTranslation('learning-path')
  const portrait = !useWide()
  const [place, width] = useElementWidth()

  const room = useMemo(() => ({ width, portrait, textScale: textScale() }), [width, portrait])

  const { places, snake } = useMemo(() => {
    const all = path.nodes.map((node) => ({ node, words: nodeWords(t, node, path.steps) }))
    const extents = all.map(({ node, words }) => nodeExtent(node, words, room))
    return { places: all, snake: snakeLayout({ ...room, extents }) }
  }, [path, room, t])

  const nodes = useMemo(
    () => [
      ...placeNodes({ places, snake, room, openId, onPress }),
      ...boatNode({ snake, at: boatAt, room, ship }),
    ],
    [places, snake, room, openId, onPress, boatAt, ship],
  )
  const edges = useMemo(() => {
    const ids = places.map(({ node }) => node.id)
    return legEdges(snake, ids, path.currentIndex, room)
  }, [places, snake, path.currentIndex, room])

  return (
    <div ref={place} className={styles.chart}>
      <FlowCanvas
        mode="static"
        height={snake.height}
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        ariaLabel={t('chart', { skillName })}
        backdrop={<ChartDecoration trophy={snake.spots.at(-1)} />}
      />
    </div>
  )
}
