import type { TFunction } from 'i18next'
import { ReactFlow, type Edge, type Node } from 'reactflow'
import { flowNodes, legEdges } from '@/features/learning-path/chart/chart-elements'
import { nodeFootprint } from '@/features/learning-path/layout/node-footprints'
import { snakeLayout } from '@/features/learning-path/layout/snake-layout'
import { nodeWords } from '@/features/learning-path/node-words'
import { pathNodes } from '@/features/learning-path/path-nodes'
import { measureChart } from '@/features/skill-map/layout/chart-measures'
import { mapLayout } from '@/features/skill-map/layout/map-layout'
import { frameOf, type Placed } from '@/ui/chart/geometry'
import 'reactflow/dist/style.css'
import { bigMap } from './big-map'
import { bigPath } from './big-path'

/**
 * Plain React Flow with as many nodes as the app's charts, of the same size and position. Positions
 * are computed before anything is measured.
 */
type Elements = { nodes: Node[]; edges: Edge[] }

/** The app's map draws its lines as two pictures below the nodes, so the plain map has no edges. */
export function bareMap(): Elements {
  const words = { you: 'You', count: (count: number) => `show ${count}`, progress: String }
  const measured = measureChart(bigMap, words, { portraitWidth: null, textScale: 1 })
  const { harbour, groups } = mapLayout(measured.harbour, measured.groups)
  const nodeOf = (id: string, label: string, item: Placed) => ({
    id,
    data: { label },
    ...frameOf(item),
  })
  const nodes = groups.flatMap(({ category, skills }) => [
    nodeOf(category.id, category.entry.category.name, category),
    ...skills.map((skill) => nodeOf(skill.id, skill.skill.name, skill)),
  ])
  return { nodes: [nodeOf('harbour', 'You', harbour), ...nodes], edges: [] }
}

export function barePath(t: TFunction<'learning-path'>): Elements {
  const path = pathNodes(bigPath)
  const room = { width: innerWidth, portrait: false }
  const footprints = path.nodes.map((node) => nodeFootprint(node, nodeWords(t, node), room))
  const snake = snakeLayout(footprints, room)
  const nodes = flowNodes(path.nodes, snake, room).map(({ id, position, width, height, data }) => {
    const label = nodeWords(t, data.node).title
    return { id, position, data: { label }, ...(width && { width }), ...(height && { height }) }
  })
  const edges = legEdges(path, snake, room)
  return { nodes, edges: edges.map(({ id, source, target }) => ({ id, source, target })) }
}

type BareChartProps = Elements & {
  /** The position of the chart's origin in the viewport. */
  origin: { x: number; y: number; zoom: number }
}

/** All nodes of a chart, at the app's initial position. */
export function BareChart({ nodes, edges, origin }: BareChartProps) {
  return (
    <ReactFlow
      nodes={nodes}
      edges={edges}
      defaultViewport={origin}
      minZoom={0.6}
      maxZoom={1.6}
      nodesDraggable={false}
    />
  )
}
