import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '@/i18n/languages'
import { useLanguage } from '@/i18n/useLanguage'
import { soon } from './kept/soon'
import type { ModuleType } from './learning'
import {
  getChallenge,
  getPdf,
  getPractice,
  getQuizQuestions,
  getVideo,
  postQuizAnswer,
  type Challenge,
  type Pdf,
  type Practice,
  type QuizAnswer,
  type QuizQuestion,
  type Video,
} from './modules'
import type { Id, Reading } from './transport/call'
import { useRead } from './transport/useRead'
import { useWrite } from './transport/useWrite'

/** The data of each kind of lesson. */
export type Lessons = {
  video: Video
  quiz: QuizQuestion[]
  pdf: Pdf
  practice: Practice
  challenge: Challenge
}

/** The request of each kind; a missing kind does not compile. */
export const requests: {
  [Kind in ModuleType]: (contentId: Id | null, reading: Reading) => Promise<Lessons[Kind]>
} = {
  video: getVideo,
  quiz: getQuizQuestions,
  pdf: getPdf,
  practice: getPractice,
  challenge: getChallenge,
}

/** A pdf may have several MB, so it is not refetched while it is cached. */
const heavy: readonly ModuleType[] = ['pdf', 'practice']

/** Under which name a kept skill has a lesson. */
export const lessonName = (kind: ModuleType, contentId: Id | null, language: Language) =>
  `lesson ${kind} ${contentId} ${language}`

/** A lesson of any kind. After a language switch it stays on the screen until its translation arrives. */
function lessonQuery<Kind extends ModuleType>(
  kind: Kind,
  contentId: Id | null,
  language: Language,
) {
  const keptName = lessonName(kind, contentId, language)
  const options = queryOptions({
    queryKey: ['lesson', kind, contentId, language],
    queryFn: ({ signal }) => requests[kind](contentId, { signal, language, keptName }),
    placeholderData: keepPreviousData,
    // On reconnect refetch a heavy lesson only if it has failed to load.
    ...(heavy.includes(kind) && { staleTime: Infinity, refetchOnReconnect: true }),
  })
  return { ...options, keptName }
}

export function useLesson<Kind extends ModuleType>(kind: Kind, contentId: Id | null) {
  return useRead(lessonQuery(kind, contentId, useLanguage()))
}

export function useAnswerQuestion() {
  return useWrite({
    send: ({ isShort, ...answer }: QuizAnswer & { isShort?: boolean }, signal) => {
      const send = (until: AbortSignal) => postQuizAnswer(answer, until)
      return isShort ? soon(send, signal) : send(signal)
    },
    notSaved: 'answer',
    isHarmlessTwice: true,
  })
}
