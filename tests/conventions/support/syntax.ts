/** A node of the syntax tree, as far as the conventions look at it. */
export type Node = { type: string; [field: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

/** Shows every node below a node, with those above it, the nearest last. */
export function visit(
  root: unknown,
  see: (node: Node, above: readonly Node[]) => void,
  above: readonly Node[] = [],
): void {
  if (!isNode(root)) return
  see(root, above)
  for (const value of Object.values(root)) {
    for (const child of Array.isArray(value) ? value : [value]) visit(child, see, [...above, root])
  }
}
