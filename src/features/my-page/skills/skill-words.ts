import type { TFunction } from 'i18next'
import type { SkillProgress, StepProgress } from './skill-progress-rules'

/** The texts of a step. */
export type StepWords = {
  key: string
  state: StepProgress['state']
  title: string
  lines: string[]
}

/** The texts of a skill, for the page and for its picture. */
export type SkillWords = {
  key: string
  island: string
  name: string
  isFinished: boolean
  state: string
  /** Says why a finished skill has no date; null if it has one or is not finished. */
  undated: string | null
  /** Null while its path is not loaded. */
  steps: StepWords[] | null
}

type Texts = {
  t: TFunction<['my-page', 'lesson-rating']>
  /** Formats a date in the language of the page. */
  day: (at: number) => string
}

export function skillWords(progress: SkillProgress, texts: Texts): SkillWords {
  const { skill, isFinished, finishedAt, steps } = progress
  return {
    key: String(skill.id),
    island: skill.island,
    name: skill.name,
    isFinished,
    state: skillState(progress, texts),
    undated: isFinished && finishedAt === null ? texts.t('skill.undated') : null,
    steps: steps?.map((step, index) => stepWords(step, index, texts)) ?? null,
  }
}

function skillState({ isFinished, finishedAt, steps }: SkillProgress, { t, day }: Texts): string {
  if (finishedAt !== null) return t('skill.finishedOn', { date: day(finishedAt) })
  if (isFinished) return t('skill.finished')
  if (steps === null) return t('skill.begunAlone')
  const done = steps.filter(({ state }) => state === 'finished').length
  return t('skill.begun', { done, total: steps.length })
}

function stepWords(step: StepProgress, index: number, { t, day }: Texts): StepWords {
  const { id, number, state, finishedAt, stars } = step
  const stateText =
    finishedAt === null ? t(`step.${state}`) : t('step.finishedOn', { date: day(finishedAt) })
  const confidence =
    stars === null
      ? []
      : [t('sure', { stars, phrase: t(`confidence.phrases.${stars}`, { ns: 'lesson-rating' }) })]
  return {
    key: `${id} ${index}`,
    state,
    title: `${number}. ${step.title || t('step.untitled', { number })}`,
    lines: [stateText, ...confidence],
  }
}
