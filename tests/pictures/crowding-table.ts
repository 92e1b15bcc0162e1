import { counted, limits, type CountedScreen } from './crowding-limits'

/** Sorts screens by the number of missed limits, then by how much they are missed. */
function badness({ counts, missed }: CountedScreen): number {
  const parts = missed.map((one) => {
    const excess = Math.abs(counts[one] - limits[one]) / Math.max(1, limits[one])
    return excess / (1 + excess)
  })
  return missed.length + parts.reduce((sum, part) => sum + part, 0) / counted.length
}

/** The table of all screens, the worst first; a star marks a missed limit. */
export function crowdingTable(screens: readonly CountedScreen[]): string {
  const heads = [
    'state',
    'window',
    'primary',
    'pressable',
    'words before',
    'content',
    'twice',
    'covered',
  ]
  const rows = screens
    .toSorted((one, other) => badness(other) - badness(one))
    .map(({ state, window, counts, missed }) => [
      state,
      window,
      ...counted.map((one) => {
        const unit = one === 'content' ? ' %' : ''
        return `${counts[one]}${unit}${missed.includes(one) ? '*' : ' '}`
      }),
    ])
  const widths = heads.map((head, index) =>
    Math.max(head.length, ...rows.map((row) => row[index]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => {
        const width = widths[index] ?? 0
        return index < 2 ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  const bad = screens.filter(({ missed }) => missed.length > 0).length
  return [line(heads), ...rows.map(line), '', `${bad} of ${screens.length} miss a limit (*)`].join(
    '\n',
  )
}
