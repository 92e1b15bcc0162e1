import { use } from 'react'
import type { ModuleType } from '@/api/learning'
import { ReadingBar } from '@/ui/reading/ReadingBar'
import { LessonHeadContext } from './lesson-head'
import { LessonHint } from './LessonHint'
import { ModuleHeader } from './ModuleHeader'

/** Above every lesson: where the learner is, what helps to read it, and how such a lesson works. */
export function LessonHead({ kind }: { kind: ModuleType }) {
  const { position, hint } = use(LessonHeadContext)
  return (
    <>
      <ModuleHeader position={position} />
      <LessonHint kind={kind} look={hint}>
        {(button) => <ReadingBar>{button}</ReadingBar>}
      </LessonHint>
    </>
  )
}
