import type { Answer } from '../server/http-answers'
import type { Asked, CrookedRow } from './row'

/** Changes an answer by all these rows, in their order. Of a family only one has its turn. */
export function bendAnswer(
  rows: readonly CrookedRow[],
  answer: Answer,
  asked: Asked,
  turn = 0,
): Answer {
  return rowsInTurn(rows, turn).reduce<Answer>(
    (bent, row) =>
      bent.kind === 'json' && concerns(row, bent.status) ? row.bend(bent, asked) : bent,
    answer,
  )
}

function concerns({ on = 'success' }: CrookedRow, status: number): boolean {
  return on === 'all' || (on === 'success') === status < 300
}

function rowsInTurn(rows: readonly CrookedRow[], turn: number): readonly CrookedRow[] {
  const families = new Set(rows.map(({ family }) => family))
  return [...families].flatMap((family) => {
    const members = rows.filter((row) => row.family === family)
    return members[turn % members.length] ?? []
  })
}
