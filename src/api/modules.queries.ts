import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLanguage } from '@/i18n/useLanguage'
import {
  getChallenge,
  getPdf,
  getPractice,
  getQuizQuestions,
  getVideo,
  postQuizAnswer,
} from './modules'
import type { Id } from './transport/call'
import { useWrite } from './transport/useWrite'

const moduleKeys = {
  video: (contentId: Id | null, language: string) => ['video', contentId, language] as const,
  quiz: (contentId: Id | null, language: string) => ['quiz', contentId, language] as const,
  challenge: (contentId: Id | null, language: string) =>
    ['challenge', contentId, language] as const,
  pdf: (contentId: Id | null, language: string) => ['pdf', contentId, language] as const,
  practice: (contentId: Id | null, language: string) => ['practice', contentId, language] as const,
}

export function useVideo(contentId: Id | null) {
  const language = useLanguage()
  return useQuery({
    queryKey: moduleKeys.video(contentId, language),
    queryFn: () => getVideo(contentId),
    // A switch of language leaves what is on the screen until the other words are there.
    placeholderData: keepPreviousData,
  })
}

export function useQuizQuestions(contentId: Id | null) {
  const language = useLanguage()
  return useQuery({
    queryKey: moduleKeys.quiz(contentId, language),
    queryFn: () => getQuizQuestions(contentId),
    placeholderData: keepPreviousData,
  })
}

export function useChallenge(contentId: Id | null) {
  const language = useLanguage()
  return useQuery({
    queryKey: moduleKeys.challenge(contentId, language),
    queryFn: () => getChallenge(contentId),
    placeholderData: keepPreviousData,
  })
}

/** A sheet may weigh several MB: what was fetched once is not fetched again while it is in use. */
const sheetOptions = {
  staleTime: Infinity,
  // Only what did not come before comes when the network is back.
  refetchOnReconnect: true,
  placeholderData: keepPreviousData,
}

export function usePdf(contentId: Id | null) {
  const language = useLanguage()
  return useQuery({
    queryKey: moduleKeys.pdf(contentId, language),
    queryFn: () => getPdf(contentId),
    ...sheetOptions,
  })
}

export function usePractice(contentId: Id | null) {
  const language = useLanguage()
  return useQuery({
    queryKey: moduleKeys.practice(contentId, language),
    queryFn: () => getPractice(contentId),
    ...sheetOptions,
  })
}

export function useAnswerQuestion() {
  return useWrite({ send: postQuizAnswer, notSaved: 'answer', isHarmlessTwice: true })
}
