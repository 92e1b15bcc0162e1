import type { TFunction } from 'i18next'
import type { NextStep } from './next-step-rules'

/**
 * The texts of the next step: 'Next: Watch – Knife safety.' and 'Part 2 of 4 in Cook a simple recipe', or 'Part 2 of 4'
 * on the path of the skill.
 */
export function nextStepWords(
  t: TFunction<'next-step'>,
  next: NextStep,
  { isOnItsPath = false } = {},
): { what: string; where: string | null } {
  if (next.kind === 'choose') return { what: t('done'), where: t('doneHint') }
  const skill = next.skill.name
  if (next.kind === 'skill') return { what: t('skill', { skill }), where: null }

  const { title, type } = next.lesson.module
  const what = t(`do.${type ?? 'unknown'}`)
  // No period after a title that ends with a punctuation mark.
  const end = /[.!?…]$/.test(title) ? '' : '.'
  return {
    what: title ? t('lesson', { what, title }) + end : t('untitled', { what }),
    where: next.place
      ? t(isOnItsPath ? 'partHere' : 'part', { ...next.place, skill })
      : t('in', { skill }),
  }
}
