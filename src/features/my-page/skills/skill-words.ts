import type { TFunction } from 'i18next'
import type { SkillPart, StepPart } from './skill-parts-rules'

/** A step of a skill in words; the first line is its title. */
export type StepWords = { key: string; state: StepPart['state']; title: string; lines: string[] }

/** A skill in words: what the page shows, what is printed and what the picture says. */
export type SkillWords = {
  key: string
  island: string
  name: string
  isFinished: boolean
  state: string
  /** Why a finished skill has no day; null where nothing is missing. */
  undated: string | null
  /** Null while they are not known. */
  steps: StepWords[] | null
}

type Texts = {
  t: TFunction<['my-page', 'lesson-rating']>
  /** A day in the language of the page. */
  day: (at: number) => string
}

export function skillWords(part: SkillPart, texts: Texts): SkillWords {
  const { skill, isFinished, finishedAt, steps } = part
  return {
    key: String(skill.id),
    island: skill.island,
    name: skill.name,
    isFinished,
    state: skillState(part, texts),
    undated: isFinished && finishedAt === null ? texts.t('skill.undated') : null,
    steps: steps?.map((step, index) => stepWords(step, index, texts)) ?? null,
  }
}

function skillState({ isFinished, finishedAt, steps }: SkillPart, { t, day }: Texts): string {
  if (finishedAt !== null) return t('skill.finishedOn', { date: day(finishedAt) })
  if (isFinished) return t('skill.finished')
  if (steps === null) return t('skill.begunAlone')
  const done = steps.filter(({ state }) => state === 'finished').length
  return t('skill.begun', { done, total: steps.length })
}

function stepWords(step: StepPart, index: number, { t, day }: Texts): StepWords {
  const { id, number, state, finishedAt, stars } = step
  const said =
    finishedAt === null ? t(`step.${state}`) : t('step.finishedOn', { date: day(finishedAt) })
  const sure =
    stars === null
      ? []
      : [t('sure', { stars, phrase: t(`confidence.phrases.${stars}`, { ns: 'lesson-rating' }) })]
  return {
    key: `${id} ${index}`,
    state,
    title: `${number}. ${step.title || t('step.untitled', { number })}`,
    lines: [said, ...sure],
  }
}
