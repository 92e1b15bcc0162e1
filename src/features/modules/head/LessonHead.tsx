import { use } from 'react'
import type { ModuleType } from '@/api/learning'
import { ReadingBar } from '@/ui/reading/ReadingBar'
import { LessonHeadContext } from './lesson-head'
import { LessonHint } from './LessonHint'
import { ModuleHeader } from './ModuleHeader'

type LessonHeadProps = {
  kind: ModuleType
  /** A later page of the same lesson: how it works was said on the first one. */
  isLaterPage?: boolean
}

/** Above every lesson: where the learner is, what helps to read it, and how such a lesson works. */
export function LessonHead({ kind, isLaterPage = false }: LessonHeadProps) {
  const { position, hint } = use(LessonHeadContext)
  return (
    <>
      <ModuleHeader position={position} />
      <LessonHint kind={kind} look={isLaterPage ? 'none' : hint}>
        {(button) => <ReadingBar>{button}</ReadingBar>}
      </LessonHint>
    </>
  )
}
