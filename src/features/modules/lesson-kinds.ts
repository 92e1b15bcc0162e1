import type { ComponentType } from 'react'
import type { ModuleType } from '@/api/learning'
import { ChallengeLesson } from './challenge/ChallengeLesson'
import type { ModuleViewProps } from './module-view'
import { PdfLesson } from './pdf/PdfLesson'
import { PracticeLesson } from './practice/PracticeLesson'
import { QuizLesson } from './quiz/QuizLesson'
import { VideoLesson } from './video/VideoLesson'

type LessonKind = {
  View: ComponentType<ModuleViewProps>
  /** What is said at its address when no lesson is open there, where it has words of its own. */
  notOpened?: 'quiz.error.noModule'
}

/** THE kinds of lessons. A missing one does not compile; README.md says how to add one. */
export const lessonKinds: Readonly<Record<ModuleType, LessonKind>> = {
  video: { View: VideoLesson },
  quiz: { View: QuizLesson, notOpened: 'quiz.error.noModule' },
  pdf: { View: PdfLesson },
  practice: { View: PracticeLesson },
  challenge: { View: ChallengeLesson },
}
