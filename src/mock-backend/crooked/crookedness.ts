import { nameOf } from '../server/call'
import { endpoints } from '../server/endpoints'
import type { Answer } from '../server/http-answers'
import { bendAnswer } from './bend-answer'
import { rowsOf, type Crooked } from './crooked-rows'
import type { Asked } from './row'

/** How one backend differs: what it takes, and what it makes of a straight answer. */
type Crookedness = {
  take: (body: Asked['body']) => Asked['body']
  bend: (answer: Answer, asked: Asked) => Answer
}

/**
 * The rows of a family take turns: with each answer of a call the next one, and the calls begin at different
 * ones, so that a short visit meets most of them, and always the same.
 */
export function crookedness(crooked: Crooked): Crookedness {
  const rows = rowsOf(crooked)
  const turns = new Map(endpoints.map((endpoint, index) => [nameOf(endpoint), index]))
  return {
    take: (body) => rows.reduce((taken, row) => row.take?.(taken) ?? taken, body),
    bend: (answer, asked) => {
      const turn = turns.get(asked.call) ?? 0
      turns.set(asked.call, turn + 1)
      return bendAnswer(rows, answer, asked, turn)
    },
  }
}
