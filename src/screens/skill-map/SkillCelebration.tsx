import { useEffect, useState } from 'react'
import { Celebration } from '@/components/pictures/Celebration'
import { useElapsed } from '@/components/states/useElapsed'
import timing from '@/config/timing.json'
import type { Id } from '@/domain/ids'
import { subscribeToken } from '@/session/session'
import styles from './SkillDisc.module.css'

/** The skills that were celebrated since this page was loaded or the session began, by id. */
const celebrated = new Set<string>()
subscribeToken(() => celebrated.clear())

/** The animation over the disc of a finished skill, once. */
export function SkillCelebration({ skillId }: { skillId: Id }) {
  const id = String(skillId)
  const [isNew] = useState(() => !celebrated.has(id))
  const isOver = useElapsed(timing.skillCelebration, isNew)
  useEffect(() => {
    celebrated.add(id)
  }, [id])

  if (!isNew || isOver) return null
  return (
    <span className={styles.celebration}>
      <Celebration of="skill-complete" />
    </span>
  )
}
