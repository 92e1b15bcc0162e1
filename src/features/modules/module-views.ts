import type { ComponentType } from 'react'
import type { ModuleType } from '@/api/learning'
import { ChallengeLesson } from './challenge/ChallengeLesson'
import type { ModuleViewProps } from './module-view'
import { PdfLesson } from './pdf/PdfLesson'
import { PracticeLesson } from './practice/PracticeLesson'
import { QuizLesson } from './quiz/QuizLesson'
import { VideoLesson } from './video/VideoLesson'

/** The view of each kind of module. A missing kind does not compile. */
export const moduleViews = {
  video: VideoLesson,
  quiz: QuizLesson,
  pdf: PdfLesson,
  practice: PracticeLesson,
  challenge: ChallengeLesson,
} satisfies Record<ModuleType, ComponentType<ModuleViewProps>>
