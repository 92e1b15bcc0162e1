/** A node of the syntax tree. */
export type Node = { type: string; [field: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

/** Visits every node of a tree with its ancestors, the nearest last. */
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
