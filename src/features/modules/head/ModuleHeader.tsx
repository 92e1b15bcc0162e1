import { useTranslation } from 'react-i18next'
import { RouteBar } from '@/ui/controls/RouteBar'
import type { ModulePosition } from '../completion/completion-rules'
import styles from './ModuleHeader.module.css'

/** "{sub-skill} · Part 2 of 3" and a route past its modules. It keeps its room while it loads. */
export function ModuleHeader({ position }: { position: ModulePosition | null }) {
  const { t } = useTranslation('modules')
  if (!position) return <div className={styles.header} />
  const { part, parts, subSkill } = position
  const words = t('part', { part, parts })
  return (
    <div className={styles.header} data-unspoken="">
      <RouteBar
        beside
        count={parts}
        current={part}
        words={subSkill.title}
        aside={`· ${words}`}
        valueText={words}
      />
    </div>
  )
}
