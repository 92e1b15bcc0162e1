import { median } from './numbers'

/** The limit of a value, with a CPU that is four times slower. */
export type Limit = { most: number } | { least: number }

/** Rounded to useful digits. */
const short = (number: number) => String(Number(number.toFixed(number < 10 ? 1 : 0)))

/** Limits by the names in the tables. */
const limits: Readonly<Record<string, Limit>> = {
  '60 skills: frames a second': { least: 58 },
  '100 steps: frames a second': { least: 56 },
  'answer a quiz question': { most: 56 },
  'open a dialog': { most: 200 },
  'open a drawer': { most: 200 },
  'open a popover': { most: 200 },
  'open a popover on the path': { most: 200 },
  'open the side menu': { most: 200 },
  'second visit of the map, in seconds': { most: 3.2 },
}

/** Half of the spread of the runs, without one outlier at each end. */
export function noiseOf(runs: readonly number[]): number {
  const sorted = runs.toSorted((a, b) => a - b)
  const inner = sorted.length > 4 ? sorted.slice(1, -1) : sorted
  const [lowest = Number.NaN] = inner
  return ((inner.at(-1) ?? Number.NaN) - lowest) / 2
}

/**
 * A spread above this share of a limit means that the machine was busy; it does not count as noise.
 */
const maxNoise = 0.2

/**
 * The share of an empty page's frame rate that suffices on a machine without a GPU, which cannot
 * reach the limit.
 */
const enough = 0.97

/** `missed` for frame rates, compared with an empty page that is moved in the same way. */
export function missedFrames(name: string, runs: readonly number[], empty: number): string | null {
  const limit = limits[name]
  if (!limit || !('least' in limit) || empty * enough >= limit.least) return missed(name, runs)
  const least = empty * enough
  const middle = median(runs)
  if (least - middle <= noiseOf(runs)) return null
  return `${name}: ${middle.toFixed(0)}, wanted ${least.toFixed(0)}, as an empty page has ${empty.toFixed(0)} here`
}

/** The message if the median misses its limit by more than the noise; else null. */
export function missed(name: string, runs: readonly number[]): string | null {
  const limit = limits[name]
  if (!limit || runs.length === 0) return null
  const middle = median(runs)
  const bound = 'most' in limit ? limit.most : limit.least
  const noise = Math.min(noiseOf(runs), maxNoise * bound)
  const [over, wanted] =
    'most' in limit ? [middle - bound, `at most ${bound}`] : [bound - middle, `at least ${bound}`]
  if (over <= noise) return null
  return `${name}: ${short(middle)}, wanted ${wanted} (noise ${short(noise)})`
}
