import { use, createContext } from 'react'
import { useTranslation } from 'react-i18next'
import { RouteBar } from '@/ui/controls/RouteBar'
import { LessonTools } from '@/ui/extras/extras'
import { ListenButton } from '@/ui/speech/ListenButton'
import type { ModulePosition } from '../completion/completion-rules'
import styles from './LessonHead.module.css'

/**
 * The lesson's position on its path; null while that is unknown. It comes by context, because each kind's view renders
 * the head itself.
 */
export const LessonHeadContext = createContext<ModulePosition | null>(null)

/** The head of every lesson, one row: its position on the path, and what reads it. */
export function LessonHead() {
  const position = use(LessonHeadContext)
  return (
    <div className={styles.head}>
      <div className={styles.place} data-unspoken="">
        {position && <LessonPlace position={position} />}
      </div>
      <ListenButton className={styles.reading} />
      <LessonTools />
    </div>
  )
}

/** "{sub-skill} · Part 2 of 3" as a progress route. */
function LessonPlace({ position: { part, parts, subSkill } }: { position: ModulePosition }) {
  const { t } = useTranslation('modules')
  const words = t('part', { part, parts })
  return (
    <RouteBar
      beside
      count={parts}
      current={part}
      words={subSkill.title}
      aside={`· ${words}`}
      valueText={words}
    />
  )
}
