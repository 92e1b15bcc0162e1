import type { TFunction } from 'i18next'
import { openSteps, type Ticked } from './step-rules'

type ModuleTexts = TFunction<'modules'>

/** The number of steps, in words. */
export const countWords = (t: ModuleTexts, count: number): string =>
  count > 0 ? t('challenge.count', { count }) : t('challenge.noSteps')

/** The number of steps that are done, in words. */
export const doneWords = (t: ModuleTexts, ticked: Ticked): string =>
  t('challenge.progress', {
    done: ticked.length - openSteps(ticked).length,
    count: ticked.length,
  })

/** The steps that are still to do, or that Continue is unlocked, in words. */
export function leftWords(t: ModuleTexts, ticked: Ticked): string {
  const open = openSteps(ticked)
  if (open.length === 0) return t('challenge.allDone')
  const steps = open.map((step) => t('challenge.step', { step: step + 1 })).join(', ')
  return t('challenge.left', { count: open.length, steps })
}

/** The instruction above the steps. */
export const stepsHint = (t: ModuleTexts, count: number): string =>
  t(count === 0 ? 'challenge.nothingToDo' : 'challenge.hint')
