import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '@/i18n/languages'
import type { ModuleType } from './learning'
import {
  getChallenge,
  getPdf,
  getPractice,
  getQuizQuestions,
  getVideo,
  type Challenge,
  type Pdf,
  type Practice,
  type QuizQuestion,
  type Video,
} from './modules'
import type { Id, Reading } from './transport/call'

/** The data of each kind of lesson. */
export type Lessons = {
  video: Video
  quiz: QuizQuestion[]
  pdf: Pdf
  practice: Practice
  challenge: Challenge
}

/** The request of each kind; a missing kind does not compile. */
const requests: {
  [Kind in ModuleType]: (contentId: Id | null, reading: Reading) => Promise<Lessons[Kind]>
} = {
  video: getVideo,
  quiz: getQuizQuestions,
  pdf: getPdf,
  practice: getPractice,
  challenge: getChallenge,
}

/**
 * Not refetched while they are cached: a pdf may have several MB, and a video whose address is signed anew would start
 * again.
 */
const readOnce: readonly ModuleType[] = ['video', 'pdf', 'practice']

/** A lesson of any kind. After a language switch it stays on the screen until its translation arrives. */
export function lessonQuery<Kind extends ModuleType>(
  kind: Kind,
  contentId: Id | null,
  language: Language,
) {
  return queryOptions({
    queryKey: ['lesson', kind, contentId, language],
    queryFn: ({ signal }) => requests[kind](contentId, { signal, language }),
    placeholderData: keepPreviousData,
    // On reconnect only if it has failed to load.
    ...(readOnce.includes(kind) && { staleTime: Infinity, refetchOnReconnect: true }),
  })
}
