import * as v from 'valibot'
import { byId, id, list, text } from '@/api/transport/answer-schemas'

/** A goal may be a bare text, which is then also its id. */
const lifeGoal = v.union([
  v.object({ id, name: text }),
  v.pipe(
    v.string(),
    v.regex(/\S/),
    v.transform((name) => ({ id: name, name: name.trim() })),
  ),
])

export const lifeGoals = v.pipe(
  v.object({ data: list(lifeGoal, byId) }),
  v.transform((answer) => answer.data),
)
