import type { CSSProperties, ReactNode } from 'react'
import { ProgressRing } from '@/components/chart/ProgressRing'
import { RoundBadge } from '@/components/chart/RoundBadge'
import { skillState, type Category, type Skill } from '@/domain/skills'
import { nodes } from '@/theme/tokens'
import { SkillCelebration } from './SkillCelebration'
import styles from './SkillDisc.module.css'
import { SkillIcon } from './SkillIcon'

type SkillDiscProps = {
  skill: Skill
  category: Category
  children?: ReactNode
}

/**
 * The disc of a skill in its category's color, with its icon: with a thin ring if it is not started, a ring
 * that fills while it is in progress, and gold with a check mark when it is done.
 */
export function SkillDisc({ skill, category, children }: SkillDiscProps) {
  const state = skillState(skill)
  return (
    <span
      className={`${styles.disc} ${styles[state]}`}
      style={colorOf(category)}
      aria-hidden="true"
    >
      <ProgressRing
        share={state === 'inProgress' ? skill.progress / 100 : 0}
        size={nodes.skill}
        line={state === 'inProgress' ? 6 : 3}
        className={styles.ring}
      />
      <SkillIcon skill={skill} category={category} size={33} className={styles.icon} />
      {state === 'done' && <SkillCelebration skillId={skill.id} />}
      {children}
      <RoundBadge state={state} />
    </span>
  )
}

/** The category's own color as a custom property; decoration only. */
export const colorOf = ({ color }: Category): CSSProperties | undefined =>
  color === null ? undefined : { ['--category' as string]: color }
