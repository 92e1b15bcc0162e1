import * as v from 'valibot'
import { id, list, text, webAddress } from './transport/answer-schemas'
import { call, required, type Id, type Reading } from './transport/call'
import { expected } from './transport/expected-answer'

const video = v.pipe(
  v.object({
    title: v.optional(text, ''),
    videoUrl: v.optional(webAddress, null),
    status: v.optional(text, ''),
  }),
  v.transform(({ status, ...rest }) => ({ ...rest, completed: status === 'completed' })),
)

const optionalId = v.optional(v.fallback(v.nullable(id), null), null)

const question = v.object({
  /** Null in a broken answer: the quiz then says so. */
  id: optionalId,
  text: v.optional(text, ''),
  options: v.optional(list(v.object({ id: optionalId, text: v.optional(text, '') })), []),
})

export type Video = v.InferOutput<typeof video>
export type QuizQuestion = v.InferOutput<typeof question>

/** GET /api/knowledge-subskill. */
export async function getVideo(contentId: Id | null, reading: Reading = {}): Promise<Video> {
  return call({
    ...reading,
    method: 'GET',
    path: '/api/knowledge-subskill',
    query: { subskill_id: required('module', contentId) },
    expects: expected.video,
    answer: video,
  })
}

/** GET /api/quiz/questions: an object with the questions, or the bare list. */
export async function getQuizQuestions(
  contentId: Id | null,
  reading: Reading = {},
): Promise<QuizQuestion[]> {
  return call({
    ...reading,
    method: 'GET',
    path: '/api/quiz/questions',
    query: { subskill_id: required('subskill', contentId) },
    expects: expected.quizQuestions,
    answer: v.pipe(
      v.object({ questions: list(question) }),
      v.transform((answer) => answer.questions),
    ),
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
    expects: expected.quizResult,
    answer: v.pipe(
      v.object({ isCorrect: v.boolean() }),
      v.transform(({ isCorrect }) => isCorrect),
    ),
  })
}

const pdf = v.pipe(
  v.object({
    pdf_data: v.pipe(v.string(), v.trim(), v.minLength(1)),
    title: v.pipe(
      v.optional(text, ''),
      v.transform((title) => title || 'Document.pdf'),
    ),
  }),
  v.transform(({ pdf_data, title }) => ({
    /** Base64, or a `data:` or `blob:` address. */
    data: pdf_data,
    title,
  })),
)
export type Pdf = v.InferOutput<typeof pdf>

/** GET /api/pdf/retrieve; an answer without pdf_data is an error (contract.md#learning). */
export async function getPdf(contentId: Id | null, reading: Reading = {}): Promise<Pdf> {
  return call({
    ...reading,
    method: 'GET',
    path: '/api/pdf/retrieve',
    query: { subskill_id: required('pdf', contentId) },
    expects: expected.pdf,
    answer: pdf,
  })
}

const practice = v.pipe(
  v.object({
    title: v.optional(text, ''),
    description: v.optional(text, ''),
    objective_description: v.optional(text, ''),
    pdf_data: v.optional(text, ''),
  }),
  v.transform(({ title, description, objective_description, pdf_data }) => ({
    title,
    description,
    objective: objective_description,
    /** The sheet to fill in, as in `getPdf`; empty when there is none. */
    pdfData: pdf_data,
  })),
)
export type Practice = v.InferOutput<typeof practice>

/** GET /api/practice-subskill. */
export async function getPractice(contentId: Id | null, reading: Reading = {}): Promise<Practice> {
  return call({
    ...reading,
    method: 'GET',
    path: '/api/practice-subskill',
    query: { subskill_id: required('module', contentId) },
    expects: expected.practice,
    answer: practice,
  })
}

/** A step is a text with an optional link, or the bare text itself; without words it is none (contract.md#learning). */
const step = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.transform((words) => ({ text: words.trim(), externalResource: null })),
    ),
    v.pipe(
      v.object({ text, external_resource: v.optional(webAddress, null) }),
      v.transform((whole) => ({ text: whole.text, externalResource: whole.external_resource })),
    ),
  ]),
  v.check((one) => one.text !== ''),
)

/** None came: a challenge without steps. Some came and none can be read: no answer (contract.md#when-the-backend-differs). */
const steps = v.union([
  v.pipe(list(step), v.minLength(1)),
  v.pipe(
    list(v.unknown()),
    v.length(0),
    v.transform((): v.InferOutput<typeof step>[] => []),
  ),
])

const challenge = v.pipe(
  v.object({
    title: v.optional(text, ''),
    description: v.optional(text, ''),
    status: v.optional(text, ''),
    steps: v.optional(steps, []),
  }),
  v.transform(({ status, ...rest }) => ({ ...rest, completed: status === 'completed' })),
)
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
    expects: expected.challenge,
    answer: challenge,
  })
}
