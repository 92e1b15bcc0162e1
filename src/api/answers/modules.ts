import * as v from 'valibot'
import { id, list, text, videoAddress, webAddress } from '../transport/answer-schemas'
import { moduleStatus } from './learning'

/** What the answers of each kind of lesson hold (contract.md#learning). */

export const video = v.pipe(
  v.object({
    title: v.optional(text, ''),
    videoUrl: v.optional(videoAddress, null),
    status: v.optional(moduleStatus, 'not_started'),
  }),
  v.transform(({ status, ...rest }) => ({ ...rest, completed: status === 'completed' })),
)

const optionalId = v.optional(v.fallback(v.nullable(id), null), null)

/** A bare text is the words of an option; without an id it cannot be sent. */
const option = v.pipe(
  v.object({ id: optionalId, text: v.optional(text, '') }),
  v.metadata({ bareText: ['text'] }),
)

const question = v.object({
  /** Null in a broken answer: the quiz then says so. */
  id: optionalId,
  text: v.optional(text, ''),
  options: v.optional(list(option), []),
})

/** The object, or the bare list. */
export const quizQuestions = v.pipe(
  v.object({ questions: list(question) }),
  v.metadata({ mayBeBareList: true }),
  v.transform((answer) => answer.questions),
)

export const quizResult = v.pipe(
  v.object({ isCorrect: v.boolean() }),
  v.transform(({ isCorrect }) => isCorrect),
)

export const pdf = v.pipe(
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

export const practice = v.pipe(
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
    /** The sheet to fill in, as in `pdf`; empty when there is none. */
    pdfData: pdf_data,
  })),
)

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
const steps = list(step, { isEmptyOnlyIfSent: true })

export const challenge = v.pipe(
  v.object({
    title: v.optional(text, ''),
    description: v.optional(text, ''),
    status: v.optional(moduleStatus, 'not_started'),
    steps: v.optional(steps, []),
  }),
  v.transform(({ status, ...rest }) => ({ ...rest, completed: status === 'completed' })),
)
