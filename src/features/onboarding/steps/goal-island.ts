const words = {
  social: /connect|conect|social|friend|amig/,
  finances: /financ|money|dinero|budget|presupuesto/,
  cooking: /cook|cocin|food|comida/,
  living: /independ|living|vivir|home|hogar/,
}

/** The island beside a goal, by its name in either language; decoration only. */
export function goalIsland(name: string): string {
  const found = Object.entries(words).find(([, pattern]) => pattern.test(name.toLowerCase()))
  return found?.[0] ?? 'generic'
}
