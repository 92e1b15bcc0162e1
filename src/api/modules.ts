import * as v from 'valibot'
import { id, list, text, webAddress } from './answer-schemas'
import { call, required, type Id } from './call'

const video = v.pipe(
  v.object({ title: v.optional(text, ''), videoUrl: v.optional(webAddress, null) }),
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
export async function getVideo(contentId: Id | null): Promise<Video> {
  return call({
    method: 'GET',
    path: '/api/knowledge-subskill',
    query: { subskill_id: required('module', contentId) },
    answer: video,
  })
}

/** GET /api/quiz/questions: an object with the questions, or the bare list. */
export async function getQuizQuestions(contentId: Id | null): Promise<QuizQuestion[]> {
  return call({
    method: 'GET',
    path: '/api/quiz/questions',
    query: { subskill_id: required('subskill', contentId) },
    answer: v.pipe(
      v.union([
        v.array(v.unknown()),
        v.pipe(
          v.object({ questions: v.nullable(v.array(v.unknown())) }),
          v.transform((answer) => answer.questions),
        ),
      ]),
      list(question),
    ),
  })
}

/** POST /api/quiz/answers: whether the chosen option is right. */
export async function postQuizAnswer(answer: {
  quizId: Id | null
  questionId: Id | null
  selectedOptionId: Id | null
}): Promise<boolean> {
  return call({
    method: 'POST',
    path: '/api/quiz/answers',
    body: {
      quizId: required('quiz', answer.quizId),
      questionId: required('question', answer.questionId),
      selectedOptionId: required('selectedOption', answer.selectedOptionId),
    },
    answer: v.pipe(
      v.object({ isCorrect: v.boolean() }),
      v.transform(({ isCorrect }) => isCorrect),
    ),
  })
}
