/** A table, and the rows that miss their limits. */
export type Finding = { text: string; misses: string[] }

export function found(text: string, misses: readonly (string | null)[] = []): Finding {
  return { text, misses: misses.filter((miss) => miss !== null) }
}

/** The ratio to plain React Flow: `1.20 x !`, with a mark if it is more than 10 % worse. */
export function beside(own: number, bare: number, lessIsBetter: boolean): string {
  const ratio = own / bare
  const isWorse = lessIsBetter ? ratio > 1.1 : ratio < 0.9
  return `${ratio.toFixed(2)} x${isWorse ? ' !' : ''}`
}

/**
 * Runs all names in turn, `runs` times, so that a busy moment of the machine does not affect one
 * only.
 */
export async function inTurn<Name extends string, Run>(
  names: readonly Name[],
  runs: number,
  run: (name: Name) => Promise<Run>,
): Promise<Map<Name, Run[]>> {
  const results = new Map<Name, Run[]>(names.map((name) => [name, []]))
  for (let count = 0; count < runs; count += 1) {
    for (const name of names) results.get(name)?.push(await run(name))
  }
  return results
}
