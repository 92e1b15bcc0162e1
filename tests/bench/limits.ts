import { median } from './numbers'

/** What a number may not pass, on a processor that is four times slower. */
export type Limit = { most: number } | { least: number }

/** Without digits that say nothing. */
const short = (number: number) => String(Number(number.toFixed(number < 10 ? 1 : 0)))

/** Of what is measured, by the names of the tables. */
const limits: Readonly<Record<string, Limit>> = {
  '1,000 skills: frames a second': { least: 58 },
  '300 sub-skills: frames a second': { least: 56 },
  'answer a quiz question': { most: 56 },
  'open a popover on the path': { most: 120 },
  'open the side menu': { most: 120 },
  'second visit of the map, in seconds': { most: 1.8 },
}

/** How far the runs lie apart: half of the way from the lowest to the highest, without a single stray. */
export function noiseOf(runs: readonly number[]): number {
  const sorted = runs.toSorted((a, b) => a - b)
  const inner = sorted.length > 4 ? sorted.slice(1, -1) : sorted
  const [lowest = Number.NaN] = inner
  return ((inner.at(-1) ?? Number.NaN) - lowest) / 2
}

/** Runs that lie further apart than this part of a limit say that the machine was busy, and excuse nothing. */
const mostNoise = 0.2

/**
 * The part of an empty page's frames that is enough where the machine draws fewer than a limit wants:
 * without a graphics card it draws every picture itself.
 */
const enough = 0.97

/** The same for frames a second, beside those of an empty page that is moved in the same way. */
export function missedFrames(name: string, runs: readonly number[], empty: number): string | null {
  const limit = limits[name]
  if (!limit || !('least' in limit) || empty * enough >= limit.least) return missed(name, runs)
  const least = empty * enough
  const middle = median(runs)
  if (least - middle <= noiseOf(runs)) return null
  return `${name}: ${middle.toFixed(0)}, wanted ${least.toFixed(0)}, as an empty page has ${empty.toFixed(0)} here`
}

/** What to say where the middle of the runs misses its limit by more than their noise; else null. */
export function missed(name: string, runs: readonly number[]): string | null {
  const limit = limits[name]
  if (!limit || runs.length === 0) return null
  const middle = median(runs)
  const bound = 'most' in limit ? limit.most : limit.least
  const noise = Math.min(noiseOf(runs), mostNoise * bound)
  const [over, wanted] =
    'most' in limit ? [middle - bound, `at most ${bound}`] : [bound - middle, `at least ${bound}`]
  if (over <= noise) return null
  return `${name}: ${short(middle)}, wanted ${wanted} (noise ${short(noise)})`
}
