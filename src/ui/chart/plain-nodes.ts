import type { Edge, Node } from 'reactflow'

/**
 * A node as this app shows it: something to look at with an ordinary button inside. Its size is known
 * before it is drawn, so the library measures nothing, and with many nodes it draws those in view at
 * once: what it has not measured it draws first and takes away again, all of it.
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

/** The nodes that reach into a band of the chart's heights, and the edges between them. */
export function inBand<N extends Node, E extends Edge>(
  { nodes, edges }: { nodes: N[]; edges: E[] },
  top = -Infinity,
  bottom = Infinity,
) {
  const within = nodes.filter(({ position: { y }, height = 0 }) => y < bottom && y + height > top)
  if (within.length === nodes.length) return { nodes, edges }
  const ids = new Set(within.map(({ id }) => id))
  return {
    nodes: within,
    edges: edges.filter(({ source, target }) => ids.has(source) && ids.has(target)),
  }
}
