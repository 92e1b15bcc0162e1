import { useEffect, useState } from 'react'
import { Celebration } from '@/components/pictures/Celebration'
import { useElapsed } from '@/components/states/useElapsed'
import timing from '@/config/timing.json'
import type { Id } from '@/domain/ids'
import { subscribeStorage } from '@/session/areas'
import { session } from '@/session/session'
import styles from './SkillDisc.module.css'

/** The skills that were celebrated in this session, by their ids. */
const celebrated = new Set<string>()
subscribeStorage(() => {
  if (session.status() !== 'active') celebrated.clear()
})

/** The animation over the disc of a finished skill, once in a session. */
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
