import type { ComponentType } from 'react'
import type { ModuleType } from '@/api/learning'
import { ChallengeLesson } from './challenge/ChallengeLesson'
import type { ModuleViewProps } from './lesson'
import { PdfLesson } from './pdf/PdfLesson'
import { PracticeLesson } from './practice/PracticeLesson'
import { QuizLesson } from './quiz/QuizLesson'
import { VideoLesson } from './video/VideoLesson'

type LessonKind = {
  View: ComponentType<ModuleViewProps>
  /** The key of an additional sentence for an address of this kind without a lesson. */
  notOpened?: 'quiz.error.noModule'
}

/** The view of each kind of lesson; a missing kind is a type error. README.md says how to add one. */
export const lessonKinds: Readonly<Record<ModuleType, LessonKind>> = {
  video: { View: VideoLesson },
  quiz: { View: QuizLesson, notOpened: 'quiz.error.noModule' },
  pdf: { View: PdfLesson },
  practice: { View: PracticeLesson },
  challenge: { View: ChallengeLesson },
}
