import { forgive } from '@tests/fixtures/browser/outages'
import { test, type Visitor } from '@tests/fixtures/browser/test-app'
import { faultsOwnWords, type Cell } from './cells'

/** One test for each cell, in a tab of this visitor. Only console messages of the fault itself are allowed. */
export function runCells(
  cells: readonly Pick<Cell, 'title' | 'attempt'>[],
  visitor: Visitor = {},
): void {
  test.for(cells.map((cell) => [cell.title, cell] as const))(
    '%s',
    { timeout: 120_000 },
    async ([, { attempt }], { openApp, problems }) => {
      const app = await openApp(visitor)
      await attempt(app)
      // A request that the fault ends last is only reported a moment later.
      await app.page.context().close()
      forgive(problems, faultsOwnWords)
    },
  )
}
