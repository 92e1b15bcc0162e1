/** Plain geometry of a chart, in CSS pixels; y grows downwards. */
export type Point = { x: number; y: number }
export type Box = { left: number; top: number; right: number; bottom: number }

/**
 * The space of a node and its label, measured from the centre of its circle: half the width to either side, `above` up
 * to the circle's upper edge and `below` down to the last line of the label.
 */
export type Footprint = { width: number; above: number; below: number }

/** An item of a chart with its size; and one with its position, too. */
export type Sized = { footprint: Footprint }
export type Placed<Item extends Sized = Sized> = Item & { position: Point }

export function boxAt({ x, y }: Point, { width, above, below }: Footprint): Box {
  return { left: x - width / 2, top: y - above, right: x + width / 2, bottom: y + below }
}

export const boxOf = ({ position, footprint }: Placed): Box => boxAt(position, footprint)

/** An item in the form of React Flow: its upper left corner and its size. */
export function frameOf(item: Placed) {
  const { left, top, right, bottom } = boxOf(item)
  return { position: { x: left, y: top }, width: right - left, height: bottom - top }
}

/** True when less than `gap` pixels lie between the two boxes. */
export function overlaps(a: Box, b: Box, gap = 0): boolean {
  return (
    a.left < b.right + gap &&
    b.left < a.right + gap &&
    a.top < b.bottom + gap &&
    b.top < a.bottom + gap
  )
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  )
}

/** The smallest box around all the others; an empty one at the origin when there are none. */
export function boundsOf(boxes: readonly Box[]): Box {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const box of boxes) {
    bounds.left = Math.min(bounds.left, box.left)
    bounds.top = Math.min(bounds.top, box.top)
    bounds.right = Math.max(bounds.right, box.right)
    bounds.bottom = Math.max(bounds.bottom, box.bottom)
  }
  return boxes.length === 0 ? { left: 0, top: 0, right: 0, bottom: 0 } : bounds
}
