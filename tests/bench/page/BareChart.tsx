import { ReactFlow, type Node } from 'reactflow'
import { measureChart } from '@/features/skill-map/chart-measures'
import { placeWide } from '@/features/skill-map/chart-places'
import { frameAt } from '@/features/skill-map/map-nodes'
import 'reactflow/dist/style.css'
import { bigMap } from './big-map'

/** Where the app puts its nodes, and how large they are; computed before anything is timed. */
export function plainNodes(): Node[] {
  const words = { you: 'You', count: (count: number) => `show ${count}`, progress: String }
  const chart = measureChart(bigMap, words, { portraitWidth: null, textScale: 1 })
  const places = placeWide(chart)
  const nodes: Node[] = [
    { id: 'harbour', data: { label: 'You' }, ...frameAt(places.harbour, chart.harbour) },
  ]
  for (const [index, { nodeId, entry, footprint, skills }] of chart.categories.entries()) {
    const placed = places.categories[index]
    if (!placed) continue
    const label = entry.category.name
    nodes.push({ id: nodeId, data: { label }, ...frameAt(placed.position, footprint) })
    for (const [at, skill] of skills.entries()) {
      const point = placed.skills[at]
      if (!point) continue
      const name = entry.skills[at]?.name
      nodes.push({
        id: skill.nodeId,
        data: { label: name },
        ...frameAt(point, skill.footprint),
      })
    }
  }
  return nodes
}

type BareChartProps = {
  nodes: Node[]
  /** As the app does with many nodes; the library alone draws all of them. */
  visibleOnly: boolean
}

/** React Flow as it comes, with the app's nodes as plain boxes, and the part of the chart it shows. */
export function BareChart({ nodes, visibleOnly }: BareChartProps) {
  return (
    <ReactFlow
      nodes={nodes}
      edges={[]}
      onlyRenderVisibleElements={visibleOnly}
      defaultViewport={{ x: innerWidth / 2, y: innerHeight / 2, zoom: 0.9 }}
      minZoom={0.6}
      maxZoom={1.6}
      nodesDraggable={false}
    />
  )
}
