import type { LearningPath } from '@/api/learning'
import { hasLessons, isPathDone, isStepDone, isStepStarted } from '@/api/path-progress'
import type { Id } from '@/api/transport/call'
import { skillName, stepName } from '@/learner/look-back/look-back'
import type { NextSkill } from '@/navigation/next-step-rules'

type Star = 1 | 2 | 3 | 4 | 5

export type StepProgress = {
  id: Id
  /** Its number on the path, from 1. */
  number: number
  title: string
  state: 'finished' | 'begun' | 'ahead'
  /** When it was finished; null if that was not on this device. */
  finishedAt: number | null
  /** The learner's rating of their confidence; null if they gave none on this device. */
  stars: Star | null
}

/** The progress of a skill that is finished or begun. */
export type SkillProgress = {
  skill: NextSkill
  isFinished: boolean
  finishedAt: number | null
  /** Null while its path is not loaded. */
  steps: StepProgress[] | null
}

type Known = {
  skills: readonly NextSkill[]
  pathOf: (skillId: Id) => LearningPath | undefined
  /** Timestamps and stars by the names of skills and steps (src/learner/look-back/look-back.ts). */
  finishedAt: Readonly<Record<string, number>>
  stars: Readonly<Record<string, Star>>
}

/** The finished skills, then the begun ones, each in the order of the map. */
export function skillProgress(known: Known): SkillProgress[] {
  const all = known.skills.flatMap((skill) => progressOf(skill, known) ?? [])
  return [...all.filter((one) => one.isFinished), ...all.filter((one) => !one.isFinished)]
}

function progressOf(skill: NextSkill, { pathOf, finishedAt, stars }: Known): SkillProgress | null {
  const path = pathOf(skill.id)
  const isFinished = path ? isPathDone(path.subSkills) : skill.progress >= 100
  const isBegun = skill.progress > 0 || path?.subSkills.some(isStepStarted)
  if (!isFinished && !isBegun) return null
  return {
    skill,
    isFinished,
    finishedAt: isFinished ? (finishedAt[skillName(skill.id)] ?? null) : null,
    steps:
      path?.subSkills.flatMap((step, index): StepProgress[] => {
        if (!hasLessons(step)) return []
        const isDone = isStepDone(step)
        const name = stepName(skill.id, step.id)
        return [
          {
            id: step.id,
            number: index + 1,
            title: step.title,
            state: isDone ? 'finished' : isStepStarted(step) ? 'begun' : 'ahead',
            finishedAt: isDone ? (finishedAt[name] ?? null) : null,
            stars: stars[name] ?? null,
          },
        ]
      }) ?? null,
  }
}
