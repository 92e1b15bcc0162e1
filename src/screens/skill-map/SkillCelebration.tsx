import { useEffect, useState } from 'react'
import { Celebration } from '@/components/pictures/Celebration'
import { useElapsed } from '@/components/states/useElapsed'
import timing from '@/config/timing.json'
import type { Id } from '@/domain/ids'
import { celebratedSkills } from '@/session/session'
import styles from './SkillDisc.module.css'

/** The animation over the disc of a finished skill, once in a session. */
export function SkillCelebration({ skillId }: { skillId: Id }) {
  const id = String(skillId)
  const [isNew] = useState(() => !celebratedSkills.has(id))
  const isOver = useElapsed(timing.skillCelebration, isNew)
  useEffect(() => {
    celebratedSkills.add(id)
  }, [id])

  if (!isNew || isOver) return null
  return (
    <span className={styles.celebration}>
      <Celebration of="skill-complete" />
    </span>
  )
}
