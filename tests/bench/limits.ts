import { median } from './numbers'

/** What a number may not pass, on a processor that is four times slower. */
export type Limit = { most: number } | { least: number }

/** Of what is measured, by the names of the tables. */
const limits: Readonly<Record<string, Limit>> = {
  '1,000 skills: frames a second': { least: 58 },
  '300 sub-skills: frames a second': { least: 56 },
  'answer a quiz question': { most: 48 },
  'open a popover on the path': { most: 80 },
}

/** How far the runs lie apart: half of the way from the lowest to the highest, without a single stray. */
export function noiseOf(runs: readonly number[]): number {
  const sorted = runs.toSorted((a, b) => a - b)
  const inner = sorted.length > 4 ? sorted.slice(1, -1) : sorted
  const [lowest = Number.NaN] = inner
  return ((inner.at(-1) ?? Number.NaN) - lowest) / 2
}

/** What to say where the middle of the runs misses its limit by more than their noise; else null. */
export function missed(name: string, runs: readonly number[]): string | null {
  const limit = limits[name]
  if (!limit || runs.length === 0) return null
  const middle = median(runs)
  const noise = noiseOf(runs)
  const [over, wanted] =
    'most' in limit
      ? [middle - limit.most, `at most ${limit.most}`]
      : [limit.least - middle, `at least ${limit.least}`]
  if (over <= noise) return null
  return `${name}: ${middle.toFixed(0)}, wanted ${wanted} (noise ${noise.toFixed(0)})`
}
