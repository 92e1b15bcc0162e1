import type { ComponentType } from 'react'
import type { ModuleType } from '@/api/learning'
import { ChallengeLesson } from './challenge/ChallengeLesson'
import type { ModuleViewProps } from './module-view'
import { QuizLesson } from './quiz/QuizLesson'
import { VideoLesson } from './video/VideoLesson'

/** The view of each kind of module; null where it is still to come. A missing kind does not compile. */
export const moduleViews = {
  video: VideoLesson,
  quiz: QuizLesson,
  pdf: null,
  practice: null,
  challenge: ChallengeLesson,
} satisfies Record<ModuleType, ComponentType<ModuleViewProps> | null>
