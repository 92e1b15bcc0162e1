import { useEffect, useState } from 'react'
import { Celebration } from '@/components/pictures/Celebration'
import { useElapsed } from '@/components/states/useElapsed'
import timing from '@/config/timing.json'
import type { Id } from '@/domain/ids'
import { celebratedSkills } from '@/session/storage'
import styles from './SkillDisc.module.css'

const celebrated = () => celebratedSkills().get() ?? []

/** The animation over the disc of a finished skill, the first time that this learner sees it finished. */
export function SkillCelebration({ skillId }: { skillId: Id }) {
  const id = String(skillId)
  const [isNew] = useState(() => !celebrated().includes(id))
  const isOver = useElapsed(timing.skillCelebration, isNew)
  useEffect(() => {
    if (!celebrated().includes(id)) celebratedSkills().set([...celebrated(), id])
  }, [id])

  if (!isNew || isOver) return null
  return (
    <span className={styles.celebration}>
      <Celebration of="skill-complete" />
    </span>
  )
}
