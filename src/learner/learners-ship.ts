import { storage } from '@/lib/storage'

/** The three ships of the journeys (rules.md#wizard). */
export const ships = ['row-boat', 'yacht', 'cruise'] as const
export type Ship = (typeof ships)[number]

const keyOf = (userKey: string) => `ship_${userKey}`

/** Keeps the learner's ship in this browser; it stays there after they sign out. */
export function keepLearnersShip(userKey: string, ship: Ship): void {
  storage.local.set(keyOf(userKey), ship)
}

/** The learner's own ship, as kept by user key; a yacht when none is known (design.md#boat). */
export function learnersShip(userKey: string | undefined): Ship {
  const stored = userKey === undefined ? null : storage.local.get(keyOf(userKey))
  return ships.find((ship) => ship === stored) ?? 'yacht'
}
