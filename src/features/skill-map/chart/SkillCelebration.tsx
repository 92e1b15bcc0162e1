import { useEffect, useState } from 'react'
import type { Skill } from '@/api/skills'
import { Celebration } from '@/art/celebrations/Celebration'
import timing from '@/config/timing.json'
import { useElapsed } from '@/ui/states/useElapsed'
import styles from './SkillCelebration.module.css'

/** Skills already celebrated since the page was loaded. */
const celebrated = new Set<Skill['id']>()

/**
 * Whether to celebrate a finished skill now: once per visit, when it is first rendered as finished
 * or when an update finishes it (rules.md#skill-map).
 */
export function useCelebration({ id, progress }: Skill): boolean {
  const [celebrates, setCelebrates] = useState(false)
  if (!celebrates && progress >= 100 && !celebrated.has(id)) setCelebrates(true)

  useEffect(() => {
    if (celebrates) celebrated.add(id)
  }, [celebrates, id])

  return celebrates
}

/** The animation over the disc of a finished skill. It blocks nothing: a click still opens the skill. */
export function SkillCelebration() {
  const isOver = useElapsed(timing.skillCelebration, true)
  if (isOver) return null
  return (
    <div className={styles.over}>
      <Celebration of="skill-complete" />
    </div>
  )
}
