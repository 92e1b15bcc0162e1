import { forgive } from '@tests/fixtures/browser/outages'
import { test } from '@tests/fixtures/browser/test-app'
import { faultsOwnWords, type Cell } from './cells'

/** One test for each cell. Only console messages of the fault itself are allowed. */
export function runCells(cells: readonly Pick<Cell, 'title' | 'attempt'>[]): void {
  test.for(cells.map((cell) => [cell.title, cell] as const))(
    '%s',
    { timeout: 120_000 },
    async ([, { attempt }], { openApp, problems }) => {
      const app = await openApp()
      await attempt(app)
      // A request that the fault ends last is only reported a moment later.
      await app.page.context().close()
      forgive(problems, faultsOwnWords)
    },
  )
}
