import type { LearningPath } from '@/api/learning'
import { hasLessons, isPathDone, isStepDone, isStepStarted } from '@/api/path-progress'
import type { Id } from '@/api/transport/call'
import { skillName, stepName } from '@/learner/look-back/look-back'
import type { NextSkill } from '@/navigation/next-step-rules'

type Star = 1 | 2 | 3 | 4 | 5

export type StepPart = {
  id: Id
  /** Its number on the path, from 1. */
  number: number
  title: string
  state: 'finished' | 'begun' | 'ahead'
  /** When it was finished, where this device knows it. */
  finishedAt: number | null
  /** How sure the learner felt after it, where they said so on this device. */
  stars: Star | null
}

/** A skill that is finished or begun, as my page shows it. */
export type SkillPart = {
  skill: NextSkill
  isFinished: boolean
  finishedAt: number | null
  /** Null while its path is not known. */
  steps: StepPart[] | null
}

type Known = {
  skills: readonly NextSkill[]
  pathOf: (skillId: Id) => LearningPath | undefined
  /** Moments and stars by name (src/learner/look-back/look-back.ts). */
  finishedAt: Readonly<Record<string, number>>
  stars: Readonly<Record<string, Star>>
}

/** Which skills are finished or begun; those that are finished come first, each as on the map. */
export function skillParts(known: Known): SkillPart[] {
  const parts = known.skills.flatMap((skill) => partOf(skill, known) ?? [])
  return [...parts.filter((one) => one.isFinished), ...parts.filter((one) => !one.isFinished)]
}

function partOf(skill: NextSkill, { pathOf, finishedAt, stars }: Known): SkillPart | null {
  const path = pathOf(skill.id)
  const isFinished = path ? isPathDone(path.subSkills) : skill.progress >= 100
  const isBegun = skill.progress > 0 || path?.subSkills.some(isStepStarted)
  if (!isFinished && !isBegun) return null
  return {
    skill,
    isFinished,
    finishedAt: isFinished ? (finishedAt[skillName(skill.id)] ?? null) : null,
    steps:
      path?.subSkills.flatMap((step, index): StepPart[] => {
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
