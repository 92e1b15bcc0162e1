import type { Answer } from '../server/http-answers'
import type { CallInfo, MalformedRow } from './row'

/**
 * Applies these rows in order. Rows of one family exclude each other, so only the one whose turn it
 * is applies.
 */
export function transformAnswer(
  rows: readonly MalformedRow[],
  answer: Answer,
  info: CallInfo,
  turn = 0,
): Answer {
  return rowsInTurn(rows, turn).reduce<Answer>(
    (transformed, row) =>
      transformed.kind === 'json' && concerns(row, transformed.status)
        ? row.transform(transformed, info)
        : transformed,
    answer,
  )
}

function concerns({ on = 'success' }: MalformedRow, status: number): boolean {
  return on === 'all' || (on === 'success') === status < 300
}

function rowsInTurn(rows: readonly MalformedRow[], turn: number): readonly MalformedRow[] {
  const families = new Set(rows.map(({ family }) => family))
  return [...families].flatMap((family) => {
    const members = rows.filter((row) => row.family === family)
    return members[turn % members.length] ?? []
  })
}
