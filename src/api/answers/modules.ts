import * as v from 'valibot'
import { byId, innerList, list, optionalId, text, webAddress } from '@/api/transport/answer-schemas'
import { moduleStatus } from './learning'

/** Schemas of the answers for each kind of lesson (contract.md#learning). */

export const video = v.pipe(
  v.object({
    title: text,
    videoUrl: webAddress,
    status: moduleStatus,
  }),
  v.transform(({ status, ...rest }) => ({ ...rest, completed: status === 'completed' })),
)

/** A bare text is that of an option without an id, which cannot be sent. */
const option = v.union([
  v.object({ id: optionalId, text }),
  v.pipe(
    v.string(),
    v.transform((words) => ({ id: null, text: words.trim() })),
  ),
])

const question = v.object({
  /** Null in a malformed answer; the quiz then shows an error. */
  id: optionalId,
  text,
  options: innerList(option, byId),
})

/** An object with the list, or the list itself. */
export const quizQuestions = v.pipe(
  v.unknown(),
  v.transform((answer) => (Array.isArray(answer) ? { questions: answer } : answer)),
  v.object({ questions: list(question, byId) }),
  v.transform((answer) => answer.questions),
)

export const quizResult = v.pipe(
  v.object({ isCorrect: v.boolean() }),
  v.transform(({ isCorrect }) => isCorrect),
)

export const pdf = v.pipe(
  v.object({
    pdf_data: v.pipe(v.string(), v.trim(), v.minLength(1)),
    title: text,
  }),
  v.transform(({ pdf_data, title }) => ({
    /** Base64, or a `data:` or `blob:` address. */
    data: pdf_data,
    title,
  })),
)

export const practice = v.pipe(
  v.object({
    title: text,
    description: text,
    objective_description: text,
    pdf_data: text,
  }),
  v.transform(({ title, description, objective_description, pdf_data }) => ({
    title,
    description,
    objective: objective_description,
    /** The worksheet, in the same form as in `pdf`; empty if there is none. */
    pdfData: pdf_data,
  })),
)

/** A step is a text with an optional link, or a bare text; one without words cannot be shown (contract.md#learning). */
const step = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.transform((words) => ({ text: words.trim(), externalResource: null })),
    ),
    v.pipe(
      v.object({ text, external_resource: webAddress }),
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
    steps: v.optional(list(step), []),
  }),
  v.transform(({ status, ...rest }) => ({ ...rest, completed: status === 'completed' })),
)
