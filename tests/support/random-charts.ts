import fc from 'fast-check'
import { overlaps, type Box, type Footprint } from '@/features/skill-map/boxes'

/** Random charts for the tests of the two layouts: names of any length, texts of any size. */
export function footprints(width: { min: number; max: number }) {
  return fc.record<Footprint>({
    width: fc.integer(width),
    above: fc.constantFrom(30, 44),
    below: fc.integer({ min: 60, max: 260 }),
  })
}

/** The first two boxes that overlap, or undefined; quick enough for a chart of 1,000 boxes. */
export function firstOverlap(boxes: readonly Box[]): [Box, Box] | undefined {
  const sorted = boxes.toSorted((a, b) => a.left - b.left)
  for (const [index, box] of sorted.entries()) {
    for (let next = index + 1; next < sorted.length; next += 1) {
      const other = sorted[next]
      if (!other || other.left >= box.right) break
      if (overlaps(box, other)) return [box, other]
    }
  }
  return undefined
}
