/** The three ships of the support levels (rules.md#wizard). */
export const ships = ['row-boat', 'yacht', 'cruise'] as const
export type Ship = (typeof ships)[number]
