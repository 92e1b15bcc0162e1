import type { SnakeEdge } from '../layout/snake-layout'

/**
 * The `d` of an edge, from centre to centre: the nodes lie on top, so it seems to start at their rims.
 * A turn is one cubic Bézier curve whose control points lie outside, a little inwards in height.
 */
export function edgePath(edge: SnakeEdge, down: number): string {
  const { position: from } = edge.from
  const { position: to } = edge.to
  const start = `M${from.x} ${from.y}`
  if (edge.shape === 'straight') return `${start}L${to.x} ${to.y}`
  const outside = from.x + edge.controlOffset
  return `${start}C${outside} ${from.y + down} ${outside} ${to.y - down} ${to.x} ${to.y}`
}
