import type { Edge, Node } from 'reactflow'
import type { Box } from './geometry'

/**
 * A node as this app shows it: something to look at with an ordinary button inside. Its size is known
 * before it is drawn, so the library measures nothing.
 */
export function plainNode<N extends Node>(node: N) {
  const { width, height } = node
  return {
    ...node,
    handles: node.handles ?? [],
    ...(width !== undefined && height !== undefined && { measured: { width, height } }),
    // The library's wrapper adds nothing for readers: the button inside carries the name.
    domAttributes: { 'aria-roledescription': undefined },
    // A press on a node is for its button: not for the water below, not the start of a pan.
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
