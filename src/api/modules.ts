import type * as v from 'valibot'
import { challenge, pdf, practice, quizQuestions, quizResult, video } from './answers/modules'
import type { IdName } from './transport/api-error'
import { call, required, type Id, type Reading } from './transport/call'

export type Video = v.InferOutput<typeof video>
export type QuizQuestion = v.InferOutput<typeof quizQuestions>[number]
export type Pdf = v.InferOutput<typeof pdf>
export type Practice = v.InferOutput<typeof practice>
export type Challenge = v.InferOutput<typeof challenge>

/** The request for the content of a lesson; `name` is what its error calls a missing id (rules.md#errors). */
function lessonRequest<T>(path: `/${string}`, name: IdName, answer: v.GenericSchema<unknown, T>) {
  return async (contentId: Id | null, reading: Reading = {}): Promise<T> =>
    call({
      ...reading,
      method: 'GET',
      path,
      query: { subskill_id: required(name, contentId) },
      answer,
    })
}

export const getVideo = lessonRequest('/api/knowledge-subskill', 'module', video)
export const getQuizQuestions = lessonRequest('/api/quiz/questions', 'subskill', quizQuestions)
export const getPdf = lessonRequest('/api/pdf/retrieve', 'pdf', pdf)
export const getPractice = lessonRequest('/api/practice-subskill', 'module', practice)
export const getChallenge = lessonRequest('/api/challenge-subskill', 'module', challenge)

export type QuizAnswer = { quizId: Id | null; questionId: Id | null; selectedOptionId: Id | null }

/** POST /api/quiz/answers: whether the chosen option is right. */
export async function postQuizAnswer(
  answer: QuizAnswer | null,
  signal?: AbortSignal,
): Promise<boolean> {
  const { quizId, questionId, selectedOptionId } = required('answer', answer)
  return call({
    method: 'POST',
    path: '/api/quiz/answers',
    body: {
      quizId: required('quiz', quizId),
      questionId: required('question', questionId),
      selectedOptionId: required('selectedOption', selectedOptionId),
    },
    ...(signal && { signal }),
    answer: quizResult,
  })
}
