import { Celebration } from '@/art/celebrations/Celebration'
import { useElapsed } from '@/ui/states/useElapsed'
import styles from './SkillCelebration.module.css'

/** The picture plays for a good second and rests for another one; then the skill's own disc is back. */
const shownForMs = 2600

/** A finished skill is celebrated over its disc. Nothing waits for it: a press goes to the skill. */
export function SkillCelebration() {
  const isOver = useElapsed(shownForMs, true)
  if (isOver) return null
  return (
    <div className={styles.over}>
      <Celebration of="skill-complete" />
    </div>
  )
}
