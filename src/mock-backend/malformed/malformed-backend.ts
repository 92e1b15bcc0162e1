import { nameOf } from '../server/call'
import { endpoints } from '../server/endpoints'
import type { Answer } from '../server/http-answers'
import { rowsOf, type Malformed } from './all-rows'
import type { CallInfo } from './row'
import { transformAnswer } from './transform-answer'

/** How one backend deviates: what it accepts, and what it makes of a regular response. */
type MalformedBackend = {
  acceptBody: (body: CallInfo['body']) => CallInfo['body']
  transform: (answer: Answer, info: CallInfo) => Answer
}

/**
 * Rows of one family take turns with each response of a call. Each call starts at another row, so
 * that even a short test meets most of them, always in the same order.
 */
export function malformedBackend(malformed: Malformed): MalformedBackend {
  const rows = rowsOf(malformed)
  const turns = new Map(endpoints.map((endpoint, index) => [nameOf(endpoint), index]))
  return {
    acceptBody: (body) => rows.reduce((taken, row) => row.acceptBody?.(taken) ?? taken, body),
    transform: (answer, info) => {
      const turn = turns.get(info.call) ?? 0
      turns.set(info.call, turn + 1)
      return transformAnswer(rows, answer, info, turn)
    },
  }
}
