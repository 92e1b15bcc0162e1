import type { TFunction } from 'i18next'
import { openSteps, type Ticked } from './step-rules'

type ModuleTexts = TFunction<'modules'>

/** How many steps a challenge has. */
export const countWords = (t: ModuleTexts, count: number): string =>
  count > 0 ? t('challenge.count', { count }) : t('challenge.noSteps')

/** How many of them are done. */
export const doneWords = (t: ModuleTexts, ticked: Ticked): string =>
  t('challenge.progress', {
    done: ticked.length - openSteps(ticked).length,
    count: ticked.length,
  })

/** Which are still to do, or that the way on is open. */
export function leftWords(t: ModuleTexts, ticked: Ticked): string {
  const open = openSteps(ticked)
  if (open.length === 0) return t('challenge.allDone')
  const steps = open.map((step) => t('challenge.step', { step: step + 1 })).join(', ')
  return t('challenge.left', { count: open.length, steps })
}

/** What to do on the page of the steps. */
export const stepsHint = (t: ModuleTexts, count: number): string =>
  t(count === 0 ? 'challenge.nothingToDo' : 'challenge.hint')

/** All our own words on both pages of a challenge. */
export const ownWords = (t: ModuleTexts, ticked: Ticked): string[] => [
  countWords(t, ticked.length),
  doneWords(t, ticked),
  leftWords(t, ticked),
  stepsHint(t, ticked.length),
  t('challenge.doneBefore'),
  t('challenge.end'),
  t('challenge.awake'),
]
