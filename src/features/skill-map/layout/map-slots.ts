/** The first four positions round the harbor: top, right, bottom, left (rules.md#map-slots). */
export const fourSlots = 4

/**
 * The slot of each category, clockwise from the top. Ids 1 to 4 get the slots top, right, bottom
 * and left; any other id, or a duplicate, gets the next free slot (rules.md#map-slots).
 */
export function slotsOf(categoryIds: readonly (number | string)[]): number[] {
  const taken = new Set<number>()
  const slots = new Map<number, number>()
  categoryIds.forEach((id, index) => {
    const own = Number(id) - 1
    if (!Number.isInteger(own) || own < 0 || own >= fourSlots || taken.has(own)) return
    taken.add(own)
    slots.set(index, own)
  })

  let next = 0
  return categoryIds.map((_, index) => {
    const own = slots.get(index)
    if (own !== undefined) return own
    while (taken.has(next)) next += 1
    taken.add(next)
    return next
  })
}

/** The things in slot order, which is the order of the map, the list and the Tab key. */
export function inSlotOrder<T>(things: readonly T[], idOf: (thing: T) => number | string) {
  const slots = slotsOf(things.map(idOf))
  const placed = things.map((thing, index) => ({ thing, slot: slots[index] ?? index }))
  return placed.sort((a, b) => a.slot - b.slot)
}
