import type { Edge, Node } from 'reactflow'
import type { Box } from './geometry'

/**
 * A React Flow node without interaction of its own, around an ordinary button. Its size is given, so React Flow does not
 * measure it.
 */
export function plainNode<N extends Node>(node: N) {
  const { width, height } = node
  return {
    ...node,
    handles: node.handles ?? [],
    ...(width !== undefined && height !== undefined && { measured: { width, height } }),
    // The button inside has the name; the wrapper's role would only be read in addition.
    domAttributes: { 'aria-roledescription': undefined },
    // Pointer events go to the button inside, so a press on a node neither starts a pan nor hits the background.
    className: `nopan ${node.className ?? ''}`,
    style: { ...node.style, pointerEvents: 'all' as const },
  }
}

export const boxOfNode = ({ position: { x, y }, width = 0, height = 0 }: Node): Box => ({
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

/** The edges between these nodes. */
export function edgesBetween<E extends Edge>(nodes: readonly Node[], edges: E[]): E[] {
  const ids = new Set(nodes.map(({ id }) => id))
  return edges.filter(({ source, target }) => ids.has(source) && ids.has(target))
}
