/** A node in React Flow's form: its upper left corner and its size, in px. */
export type Frame = { position: { x: number; y: number }; width: number; height: number }

export const frame = (x: number, y: number, width: number, height: number): Frame => {
  return { position: { x, y }, width, height }
}

/** Whether less than `gap` px lie between two frames. */
export function overlap(one: Frame, other: Frame, gap = 0): boolean {
  const [a, b] = [one.position, other.position]
  return (
    a.x < b.x + other.width + gap &&
    b.x < a.x + one.width + gap &&
    a.y < b.y + other.height + gap &&
    b.y < a.y + one.height + gap
  )
}
