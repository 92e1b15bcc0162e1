import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import type { Skill } from '@/api/skills'
import timing from '@/config/timing.json'
import { useElapsed } from '@/ui/states/useElapsed'
import styles from './SkillDisc.module.css'

type Picture = { default: ComponentType<{ of: 'skill-complete' }> }

/** Lazy, because few visits need it. If its chunk fails to load, the gold disc is enough. */
const Celebration = lazy(() =>
  import('@/art/celebrations/Celebration').then(
    (file): Picture => ({ default: file.Celebration }),
    (): Picture => ({ default: () => null }),
  ),
)

/** Skills already celebrated since the page was loaded. */
const celebrated = new Set<Skill['id']>()

/**
 * The animation over the disc of a finished skill, once per visit: when the map opens with it, or
 * when new data finish it (rules.md#skill-map). It blocks nothing: a click still opens the skill.
 */
export function SkillCelebration({ id }: { id: Skill['id'] }) {
  const [isNew] = useState(() => !celebrated.has(id))
  const isOver = useElapsed(timing.skillCelebration, isNew)
  useEffect(() => {
    celebrated.add(id)
  }, [id])

  if (!isNew || isOver) return null
  return (
    <span className={styles.celebration}>
      <Suspense>
        <Celebration of="skill-complete" />
      </Suspense>
    </span>
  )
}
