import { use, createContext } from 'react'
import { useTranslation } from 'react-i18next'
import { RouteBar } from '@/ui/controls/RouteBar'
import { HeadTools } from '@/ui/extras/extras'
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
      <div className={styles.place}>{position && <LessonPlace position={position} />}</div>
      <HeadTools />
    </div>
  )
}

/** The most buoys that fit beside the words. */
const mostBuoys = 7

/** "{sub-skill} · Lesson 2 of 3", and the same drawn. */
function LessonPlace({ position: { part, parts, subSkill } }: { position: ModulePosition }) {
  const { t } = useTranslation('modules')
  const words = t('part', { part, parts })
  return (
    <>
      <p className={styles.words}>
        <b>{subSkill.title}</b> <span>{`· ${words}`}</span>
      </p>
      {parts <= mostBuoys && (
        <RouteBar label={subSkill.title} count={parts} current={part} words={words} />
      )}
    </>
  )
}
