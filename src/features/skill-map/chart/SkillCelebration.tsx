import { Celebration } from '@/art/celebrations/Celebration'
import timing from '@/config/timing.json'
import { useElapsed } from '@/ui/states/useElapsed'
import styles from './SkillCelebration.module.css'

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
