import type { Skill, SkillMapEntry } from '@/api/skills'
import { isSameId } from '@/api/transport/call'

/** So many finished skills may all have their moving picture; more at once would be a noise. */
const fewAtOnce = 3

/**
 * Which finished skills are celebrated with the moving picture: the one that the learner comes from,
 * and all of them while they are few. The others draw their gold ring.
 */
export function skillsWithPicture(
  entries: readonly SkillMapEntry[],
  lastSkillId: number | null,
): ReadonlySet<Skill['id']> {
  const finished = entries
    .flatMap(({ skills }) => skills)
    .filter(({ progress }) => progress >= 100)
    .map(({ id }) => id)
  return new Set(
    finished.length <= fewAtOnce
      ? finished
      : finished.filter((id) => lastSkillId !== null && isSameId(id, lastSkillId)),
  )
}
