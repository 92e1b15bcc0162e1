import * as v from 'valibot'
import { id, list, text } from '../transport/answer-schemas'

/** A goal may be a plain string, which is then also its id. */
const lifeGoal = v.pipe(v.object({ id, name: text }), v.metadata({ bareText: ['id', 'name'] }))

export const lifeGoals = v.pipe(
  v.object({ data: list(lifeGoal) }),
  v.transform((answer) => answer.data),
)
