import type { Skill, SkillMapEntry } from '@/api/skills'
import { isSameId } from '@/api/transport/call'

/** Up to this many finished skills show the animation at once; more would be restless. */
const maxAtOnce = 3

/**
 * Which finished skills are celebrated with the animation: all while they are few, else only the
 * one that the learner was in last. The others show their gold ring.
 */
export function skillsWithAnimation(
  entries: readonly SkillMapEntry[],
  lastSkillId: number | null,
): ReadonlySet<Skill['id']> {
  const finished = entries
    .flatMap(({ skills }) => skills)
    .filter(({ progress }) => progress >= 100)
    .map(({ id }) => id)
  return new Set(
    finished.length <= maxAtOnce
      ? finished
      : finished.filter((id) => lastSkillId !== null && isSameId(id, lastSkillId)),
  )
}
