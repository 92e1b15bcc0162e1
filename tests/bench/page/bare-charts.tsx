import { ReactFlow, type Edge, type Node } from 'reactflow'
import { pathElements } from '@/features/learning-path/chart/path-elements'
import { snakeLayout } from '@/features/learning-path/chart/snake-layout'
import { pathNodes } from '@/features/learning-path/path-nodes'
import { mapLayout } from '@/features/skill-map/chart/map-layout'
import 'reactflow/dist/style.css'
import { bigMap } from './big-map'
import { bigPath } from './big-path'

/**
 * Plain React Flow with as many nodes as the app's charts, of the same size and position. Positions
 * are computed before anything is measured.
 */
type Elements = { nodes: Node[]; edges: Edge[] }

export function bareMap(): Elements {
  const groups = bigMap.map(({ skills }, slot) => ({ slot, skills: skills.length, isOpen: true }))
  const layout = mapLayout(groups, { width: innerWidth, textScale: 1 })
  const nodes: Node[] = [{ id: 'user', data: { label: 'You' }, ...layout.user }]
  const edges: Edge[] = []
  layout.groups.forEach(({ category, skills }, slot) => {
    const id = `category-${slot}`
    nodes.push({ id, data: { label: bigMap[slot]?.category.name }, ...category })
    edges.push({ id: `to-${id}`, source: 'user', target: id })
    skills.forEach(({ position, width, height }, index) => {
      const skillId = `skill-${slot}-${index}`
      const label = bigMap[slot]?.skills[index]?.name
      nodes.push({ id: skillId, data: { label }, position, width, height })
      edges.push({ id: `to-${skillId}`, source: id, target: skillId })
    })
  })
  return { nodes, edges }
}

export function barePath(): Elements {
  const path = pathNodes(bigPath)
  const room = { width: innerWidth, isWide: true, textScale: 1 }
  const snake = snakeLayout(path.nodes.length, room)
  const shown = pathElements({
    path,
    snake,
    room,
    ship: 'yacht',
    boatAt: path.currentIndex,
    onOpen: () => {},
  })
  const nodes = shown.nodes.map(({ id, position, width = 0, height = 0 }) => {
    return { id, position, data: { label: id }, width, height }
  })
  return { nodes, edges: shown.edges.map(({ id, source, target }) => ({ id, source, target })) }
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
