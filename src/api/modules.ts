import type * as v from 'valibot'
import { challenge, pdf, practice, quizQuestions, quizResult, video } from './answers/modules'
import { call, required, type Id, type Reading } from './transport/call'

export type Video = v.InferOutput<typeof video>
export type QuizQuestion = v.InferOutput<typeof quizQuestions>[number]

/** GET /api/knowledge-subskill. */
export async function getVideo(contentId: Id | null, reading: Reading = {}): Promise<Video> {
  return call({
    ...reading,
    method: 'GET',
    path: '/api/knowledge-subskill',
    query: { subskill_id: required('module', contentId) },
    answer: video,
  })
}

/** GET /api/quiz/questions: an object with the questions, or the list itself. */
export async function getQuizQuestions(
  contentId: Id | null,
  reading: Reading = {},
): Promise<QuizQuestion[]> {
  return call({
    ...reading,
    method: 'GET',
    path: '/api/quiz/questions',
    query: { subskill_id: required('subskill', contentId) },
    answer: quizQuestions,
  })
}

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

export type Pdf = v.InferOutput<typeof pdf>

/** GET /api/pdf/retrieve; an answer without pdf_data is an error (contract.md#learning). */
export async function getPdf(contentId: Id | null, reading: Reading = {}): Promise<Pdf> {
  return call({
    ...reading,
    method: 'GET',
    path: '/api/pdf/retrieve',
    query: { subskill_id: required('pdf', contentId) },
    answer: pdf,
  })
}

export type Practice = v.InferOutput<typeof practice>

/** GET /api/practice-subskill. */
export async function getPractice(contentId: Id | null, reading: Reading = {}): Promise<Practice> {
  return call({
    ...reading,
    method: 'GET',
    path: '/api/practice-subskill',
    query: { subskill_id: required('module', contentId) },
    answer: practice,
  })
}

export type Challenge = v.InferOutput<typeof challenge>

/** GET /api/challenge-subskill. */
export async function getChallenge(
  contentId: Id | null,
  reading: Reading = {},
): Promise<Challenge> {
  return call({
    ...reading,
    method: 'GET',
    path: '/api/challenge-subskill',
    query: { subskill_id: required('module', contentId) },
    answer: challenge,
  })
}
