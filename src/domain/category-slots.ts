import type { Id } from './ids'
import type { SkillMapEntry } from './skills'

/** The first four places round the learner: top, right, bottom, left. */
export const mainSlots = 4

/**
 * The slot of each category. Ids 1 to 4 get top, right, bottom and left; any other id, or a second one, gets the next free
 * slot, after four a place between those.
 */
export function slotsOf(categoryIds: readonly Id[]): number[] {
  const taken = new Set<number>()
  const slots = new Map<number, number>()
  categoryIds.forEach((id, index) => {
    const own = Number(id) - 1
    if (!Number.isInteger(own) || own < 0 || own >= mainSlots || taken.has(own)) return
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

/** An entry of the map with its place round the learner. */
export type SlottedEntry = { entry: SkillMapEntry; slot: number }

/** The entries in slot order, which is the order of the map, the list and the Tab key. */
export function inSlotOrder(entries: readonly SkillMapEntry[]): SlottedEntry[] {
  const slots = slotsOf(entries.map(({ category }) => category.id))
  return entries
    .map((entry, index) => ({ entry, slot: slots[index] ?? index }))
    .sort((one, other) => one.slot - other.slot)
}
