import { use, createContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModuleType } from '@/api/learning'
import { RouteBar } from '@/ui/controls/RouteBar'
import { LessonTools } from '@/ui/extras/extras'
import { ReadingBar } from '@/ui/reading/ReadingBar'
import type { ModulePosition } from '../completion/completion-rules'
import styles from './LessonHead.module.css'
import { LessonHint, type HintLook } from './LessonHint'

/** The data of the lesson's head: it comes by context, because each kind's view renders the head itself. */
export const LessonHeadContext = createContext<{
  /** The lesson's position on its path; null while that is unknown. */
  position: ModulePosition | null
  hint: HintLook
}>({ position: null, hint: 'none' })

type LessonHeadProps = {
  kind: ModuleType
  /** A later page of the same lesson: the first one has already shown the hint. */
  isLaterPage?: boolean
}

/** The head of every lesson: position on the path, reading buttons, and the hint on how this kind works. */
export function LessonHead({ kind, isLaterPage = false }: LessonHeadProps) {
  const { position, hint } = use(LessonHeadContext)
  return (
    <>
      <div className={styles.header} data-unspoken="">
        <div className={styles.place}>
          <LessonPlace position={position} />
        </div>
        <LessonTools />
      </div>
      <LessonHint kind={kind} look={isLaterPage ? 'none' : hint}>
        {(button) => <ReadingBar>{button}</ReadingBar>}
      </LessonHint>
    </>
  )
}

/** "{sub-skill} · Part 2 of 3" as a progress route; nothing while the path loads. */
function LessonPlace({ position }: { position: ModulePosition | null }) {
  const { t } = useTranslation('modules')
  if (!position) return null
  const { part, parts, subSkill } = position
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
