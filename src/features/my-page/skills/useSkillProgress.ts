import { useCachedLearningPath, useLearningPaths } from '@/api/learning.queries'
import { useSkillMap } from '@/api/skills.queries'
import { isSameId, type Id } from '@/api/transport/call'
import { finishedAt, ownStars } from '@/learner/stored-things'
import { useStored } from '@/learner/useStored'
import { nextStep, skillsOfMap } from '@/navigation/next-step-rules'
import { useLastLesson } from '@/navigation/useLastLesson'
import { skillProgress } from './skill-progress-rules'

/** The learner's finished and begun skills, from the map, the paths of begun skills, and the storage of this device. */
export function useSkillProgress() {
  const map = useSkillMap()
  const last = useLastLesson()
  const finished = useStored(finishedAt).value ?? {}
  const stars = useStored(ownStars).value ?? {}
  const knownPathOf = useCachedLearningPath()

  const skills = skillsOfMap(map.data ?? [])
  const begun = skills.filter(
    ({ id, progress }) => progress > 0 || (last !== null && isSameId(id, last.skillId)),
  )
  const paths = useLearningPaths(begun.map(({ id }) => id))
  const pathOf = (skillId: Id) => paths[begun.findIndex(({ id }) => isSameId(id, skillId))]?.data

  return {
    map,
    progress: skillProgress({ skills, pathOf, finishedAt: finished, stars }),
    isLoading: paths.some(({ data, error }) => data === undefined && error === null),
    /** The next step, computed from the paths that are cached at the time of the call. */
    next: () => nextStep({ skills, last, pathOf: knownPathOf }),
  }
}
