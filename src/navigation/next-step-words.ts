import type { TFunction } from 'i18next'
import type { NextStep } from './next-step-rules'

/**
 * What comes next in words: 'Next: Watch – Knife safety.' and 'Part 2 of 4 in Cook a simple recipe', or 'Part 2 of 4'
 * on the skill's own path.
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
  // A title that is a question ends by itself.
  const end = /[.!?…]$/.test(title) ? '' : '.'
  return {
    what: title ? t('lesson', { what, title }) + end : t('untitled', { what }),
    where: next.place
      ? t(isOnItsPath ? 'partHere' : 'part', { ...next.place, skill })
      : t('in', { skill }),
  }
}
