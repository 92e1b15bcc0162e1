import { useEffect, useState } from 'react'
import type { Skill } from '@/api/skills'
import { Celebration } from '@/art/celebrations/Celebration'
import timing from '@/config/timing.json'
import { useElapsed } from '@/ui/states/useElapsed'
import styles from './SkillCelebration.module.css'

/** The skills whose gold ring has drawn itself in this visit. */
const celebrated = new Set<Skill['id']>()

/**
 * Whether a finished skill is celebrated now: once per visit, when it is first seen finished, be it
 * at once or when fresh progress arrives (rules.md#skill-map).
 */
export function useCelebration({ id, progress }: Skill): boolean {
  const [celebrates, setCelebrates] = useState(false)
  if (!celebrates && progress >= 100 && !celebrated.has(id)) setCelebrates(true)

  useEffect(() => {
    if (celebrates) celebrated.add(id)
  }, [celebrates, id])

  return celebrates
}

/** A finished skill is celebrated over its disc. Nothing waits for it: a press goes to the skill. */
export function SkillCelebration() {
  const isOver = useElapsed(timing.skillCelebration, true)
  if (isOver) return null
  return (
    <div className={styles.over}>
      <Celebration of="skill-complete" />
    </div>
  )
}
