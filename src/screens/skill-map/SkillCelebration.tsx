import { useEffect, useState } from 'react'
import { Celebration } from '@/components/pictures/Celebration'
import { useElapsed } from '@/components/states/useElapsed'
import { timing } from '@/config/timing'
import { includesId, withId, type Id } from '@/domain/ids'
import { celebratedSkills } from '@/session/storage'
import styles from './SkillDisc.module.css'

/** The animation over the disc of a finished skill, once in a session, which goes on after an expiry. */
export function SkillCelebration({ skillId }: { skillId: Id }) {
  const [isNew] = useState(() => !includesId(celebratedSkills.get() ?? [], skillId))
  const isOver = useElapsed(timing.skillCelebration, isNew)
  useEffect(() => {
    if (isNew) celebratedSkills.set(withId(celebratedSkills.get() ?? [], skillId, true))
  }, [isNew, skillId])

  if (!isNew || isOver) return null
  return (
    <span className={styles.celebration}>
      <Celebration of="skill-complete" />
    </span>
  )
}
