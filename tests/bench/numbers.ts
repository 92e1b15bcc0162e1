/** The median, since a busy machine affects single runs. NaN without numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The median of each field over all runs. */
export function medians<Run extends Record<string, number>>(runs: readonly Run[]): Run {
  const [first] = runs
  if (!first) throw new Error('Not one run')
  const fields = Object.keys(first).map((name) => [
    name,
    median(runs.map((run) => run[name] ?? Number.NaN)),
  ])
  return Object.fromEntries(fields)
}

/** Rows as aligned columns: the first to the left, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const lines = all.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  const [title = '', ...others] = lines
  return [title, '-'.repeat(title.length), ...others].join('\n')
}
