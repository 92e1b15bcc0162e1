import { KindIcon } from '@/art/kinds/KindIcon'
import { namedKind, type Kind } from '@/art/kinds/kinds'
import { ProgressRing } from '@/ui/chart/ProgressRing'
import { RoundBadge } from '@/ui/chart/RoundBadge'
import styles from './SkillDisc.module.css'

/** The kind whose icon a skill shows; knowledge where the server names none that is known. */
export const skillKind = (iconType: string): Kind => namedKind(iconType) ?? 'knowledge'

type SkillDiscProps = {
  iconType: string
  /** 0 to 100. */
  percent: number
  /** The gold ring draws itself, once. */
  celebrates?: boolean
  /** Its lessons are on this device. */
  isKept?: boolean
}

/** A skill's disc: the icon of its kind in a ring that fills; gold with a tick when all is done. */
export function SkillDisc(props: SkillDiscProps) {
  const { iconType, percent, celebrates = false, isKept = false } = props
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
      {isKept && <RoundBadge state="kept" isSmall className={styles.kept} />}
    </span>
  )
}
