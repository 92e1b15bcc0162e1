import type { Crowding } from './crowding'
import { repeatedTexts } from './repeated-texts'

/** Values that are counted on a screen; `content` is a share in per cent. */
export type Counted = 'primary' | 'pressable' | 'words' | 'content' | 'twice' | 'covered'
export type Counts = Record<Counted, number>

/** `content` is a minimum, all others are maximums. */
export const limits: Counts = {
  primary: 1,
  pressable: 9,
  words: 45,
  content: 50,
  twice: 0,
  covered: 0,
}
const chartContent = 60

/** The counts of a screen in one viewport. */
export type CountedScreen = {
  state: string
  /** `360 × 740, en` */
  window: string
  counts: Counts
  missed: readonly Counted[]
  /** Problems, in words. */
  problems: readonly string[]
}

const wordsIn = (text: string) =>
  text.split(/\s+/).filter((one) => /[\p{L}\p{N}]/u.test(one)).length

/** Counts a screen, and compares it with the limits. */
export function countScreen(
  {
    state,
    window,
    calm = {},
  }: { state: string; window: string; calm?: Partial<Record<Counted, string>> },
  { primary, pressable, before, share, isChart, texts }: Crowding,
  covered: readonly string[],
): CountedScreen {
  const twice = repeatedTexts(texts)
  const counts = {
    primary: primary.length,
    pressable: pressable.length,
    words: before.reduce((sum, text) => sum + wordsIn(text), 0),
    content: Math.round(share * 100),
    twice: twice.length,
    covered: covered.length,
  }
  const least = isChart ? chartContent : limits.content
  const sentences: Record<Counted, string[]> = {
    primary: [`${counts.primary} primary buttons: ${primary.join(' | ')}`],
    pressable: [
      `${counts.pressable} things to press, at most ${limits.pressable}: ${pressable.join(' | ')}`,
    ],
    words: [
      `${counts.words} words before the content, at most ${limits.words}: ${before.join(' | ')}`,
    ],
    content: [`${counts.content} % are content, at least ${least} %`],
    twice: twice.map((one) => `said twice: ${one}`),
    covered: [...covered],
  }
  const isMissed = (one: Counted) =>
    one === 'content' ? counts.content < least : counts[one] > limits[one]
  const missed = counted.filter((one) => isMissed(one) && calm[one] === undefined)
  return { state, window, counts, missed, problems: missed.flatMap((one) => sentences[one]) }
}

/** In the order of the table. */
export const counted = Object.keys(limits) as Counted[]
