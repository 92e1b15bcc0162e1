import * as v from 'valibot'
import { id, list, text, videoAddress, webAddress } from '../transport/answer-schemas'
import { moduleStatus } from './learning'

/** Schemas of the answers for each kind of lesson (contract.md#learning). */

export const video = v.pipe(
  v.object({
    title: v.optional(text, ''),
    videoUrl: v.optional(videoAddress, null),
    status: v.optional(moduleStatus, 'not_started'),
  }),
  v.transform(({ status, ...rest }) => ({ ...rest, completed: status === 'completed' })),
)

const optionalId = v.optional(v.fallback(v.nullable(id), null), null)

/** A plain string is the text of an option without an id, which cannot be submitted. */
const option = v.pipe(
  v.object({ id: optionalId, text: v.optional(text, '') }),
  v.metadata({ bareText: ['text'] }),
)

const question = v.object({
  /** Null in a malformed answer; the quiz then shows an error. */
  id: optionalId,
  text: v.optional(text, ''),
  options: v.optional(list(option), []),
})

/** An object with the list, or the list itself. */
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
    title: v.optional(text, ''),
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
    /** The worksheet, in the same form as in `pdf`; empty if there is none. */
    pdfData: pdf_data,
  })),
)

/** A step is a text with an optional link, or a plain string; a step without text is dropped (contract.md#learning). */
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

/** An empty list is a challenge without steps; a list in which no step parses is an error. */
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
