import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { ChallengeStep } from '@/domain/challenge-steps'
import { optionalId, type Id } from '@/domain/ids'
import { moduleStatus } from '@/domain/learning-path'
import type { Question } from '@/domain/quiz'
import { text, webAddressOrNull } from '@/lib/fields'
import { get, post } from './client'
import { required, type Missing } from './errors'
import { byId, listInside, listOf } from './schema'

/**
 * Not asked again while it is open or cached, because a pdf may have several MB and a quiz must not change; only by Retry and
 * another language (`refetchInNewLanguage`). `missing`: the specification has its own sentence for the id of some types.
 */
function moduleQuery<T>(
  url: string,
  schema: v.GenericSchema<unknown, T>,
  moduleId: Id | null,
  missing: Missing,
) {
  return queryOptions({
    queryKey: ['module', url, String(moduleId)],
    queryFn: ({ signal }) =>
      // `subskill_id` is the id of the module here.
      get(url, schema, { params: { subskill_id: required(missing, moduleId) }, signal }),
    staleTime: Infinity,
  })
}

export const video = v.pipe(
  v.object({ title: text, videoUrl: webAddressOrNull, status: moduleStatus }),
  v.transform(({ status, ...rest }) => ({ ...rest, isCompleted: status === 'completed' })),
)
export type Video = v.InferOutput<typeof video>

export const videoQuery = (moduleId: Id | null) =>
  moduleQuery('/api/knowledge-subskill', video, moduleId, 'module')

/** A bare text is that of an option without an id, which cannot be sent. */
const option = v.union([
  v.object({ id: optionalId, text }),
  v.pipe(
    v.string(),
    v.transform((words) => ({ id: null, text: words.trim() })),
  ),
])

const question: v.GenericSchema<unknown, Question> = v.object({
  id: optionalId,
  text,
  options: listInside(option, byId),
})

/** An object with the list, or the list itself. */
export const quiz = v.pipe(
  v.unknown(),
  v.transform((answer) => (Array.isArray(answer) ? { questions: answer } : answer)),
  v.object({ questions: listOf(question, byId) }),
  v.transform((answer) => answer.questions),
)

export const quizQuery = (moduleId: Id | null) =>
  moduleQuery('/api/quiz/questions', quiz, moduleId, 'subskill')

export type QuizAnswer = { quizId: Id | null; questionId: Id | null; selectedOptionId: Id | null }

export const quizResult = v.object({ isCorrect: v.boolean() })

/** Whether the option is right. */
export async function submitAnswer(answer: QuizAnswer): Promise<boolean> {
  const { quizId, questionId, selectedOptionId } = required('answer', answer)
  const body = {
    quizId: required('quiz', quizId),
    questionId: required('question', questionId),
    selectedOptionId: required('selectedOption', selectedOptionId),
  }
  return (await post('/api/quiz/answers', body, quizResult)).isCorrect
}

export const pdf = v.pipe(
  v.object({ pdf_data: v.pipe(v.string(), v.trim(), v.minLength(1)), title: text }),
  // Base64, or a `data:` or `blob:` address.
  v.transform(({ pdf_data, title }) => ({ data: pdf_data, title })),
)
export type Pdf = v.InferOutput<typeof pdf>

export const pdfQuery = (moduleId: Id | null) =>
  moduleQuery('/api/pdf/retrieve', pdf, moduleId, 'pdf')

export const practice = v.pipe(
  v.object({ title: text, description: text, objective_description: text, pdf_data: text }),
  v.transform(({ objective_description, pdf_data, ...rest }) => ({
    ...rest,
    objective: objective_description,
    /** As `data` of a pdf; empty if there is none. */
    pdfData: pdf_data,
  })),
)
export type Practice = v.InferOutput<typeof practice>

export const practiceQuery = (moduleId: Id | null) =>
  moduleQuery('/api/practice-subskill', practice, moduleId, 'module')

/** A text with an optional link, or a bare text; one without words cannot be shown. */
const step: v.GenericSchema<unknown, ChallengeStep> = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.transform((words) => ({ text: words.trim(), externalResource: null })),
    ),
    v.pipe(
      v.object({ text, external_resource: webAddressOrNull }),
      v.transform((whole) => ({ text: whole.text, externalResource: whole.external_resource })),
    ),
  ]),
  v.check((one) => one.text !== ''),
)

export const challenge = v.pipe(
  v.object({
    title: text,
    description: text,
    status: moduleStatus,
    // A challenge may have none.
    steps: v.optional(listOf(step), []),
  }),
  v.transform(({ status, ...rest }) => ({ ...rest, isCompleted: status === 'completed' })),
)
export type Challenge = v.InferOutput<typeof challenge>

export const challengeQuery = (moduleId: Id | null) =>
  moduleQuery('/api/challenge-subskill', challenge, moduleId, 'module')
