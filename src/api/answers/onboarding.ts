import * as v from 'valibot'
import { id, list, text } from '../transport/answer-schemas'

/** A goal that is a bare text is sent back as that text. */
const lifeGoal = v.pipe(v.object({ id, name: text }), v.metadata({ bareText: ['id', 'name'] }))

export const lifeGoals = v.pipe(
  v.object({ data: list(lifeGoal) }),
  v.transform((answer) => answer.data),
)
