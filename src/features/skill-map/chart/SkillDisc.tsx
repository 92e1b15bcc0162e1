import { KindIcon } from '@/art/kinds/KindIcon'
import { namedKind, type Kind } from '@/art/kinds/kinds'
import { ProgressRing } from '@/ui/chart/ProgressRing'
import { RoundBadge } from '@/ui/chart/RoundBadge'
import styles from './SkillDisc.module.css'

/** The kind whose icon a skill shows; knowledge if the server's name for it is unknown. */
export const skillKind = (iconType: string): Kind => namedKind(iconType) ?? 'knowledge'

type SkillDiscProps = {
  iconType: string
  /** From 0 to 100. */
  percent: number
  /** Animates the gold ring once. */
  celebrates?: boolean
}

/** The disc of a skill: the icon of its kind in a progress ring, gold with a check mark when done. */
export function SkillDisc(props: SkillDiscProps) {
  const { iconType, percent, celebrates = false } = props
  return (
    <span className={`${styles.disc} ${celebrates ? styles.celebrates : ''}`} aria-hidden="true">
      <ProgressRing
        part={percent / 100}
        size={60}
        line={6}
        celebrates={celebrates}
        className={styles.ring}
      />
      <KindIcon kind={skillKind(iconType)} size={26} className={styles.icon} />
      {percent >= 100 && <RoundBadge state="done" className={styles.badge} />}
    </span>
  )
}
