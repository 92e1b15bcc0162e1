import type { Browser } from 'playwright-core'
import { chartNames, runChart, serveChartPage, type ChartName, type ChartRun } from './charts'
import { beside, found, inTurn, type Finding } from './findings'
import { missedFrames } from './limits'
import { median, medians, table } from './numbers'

type Row = [title: string, name: ChartName, bare: ChartName, empty: ChartName]

const rows: readonly Row[] = [
  ['60 skills', 'map', 'bare map', 'empty, dragged'],
  ['100 steps', 'path', 'bare path', 'empty, scrolled'],
]

/**
 * The app's charts compared with plain React Flow, and their frame rate with that of an empty page:
 * without a GPU some machines cannot even draw that at 60 fps.
 */
export async function benchCharts(browser: Browser, runs: number): Promise<Finding> {
  const server = await serveChartPage()
  try {
    const results = await inTurn(chartNames, runs, (name) => runChart(browser, server.url, name))
    const of = (name: ChartName): ChartRun => medians(results.get(name) ?? [])
    const frames = (name: ChartName) => (results.get(name) ?? []).map((run) => run.frames)

    const lines = rows.flatMap(([title, name, bare, empty]) => {
      const line = (what: string, field: keyof ChartRun, digits: number, lessIsBetter = true) => [
        `${title}: ${what}`,
        of(name)[field].toFixed(digits),
        of(bare)[field].toFixed(digits),
        beside(of(name)[field], of(bare)[field], lessIsBetter),
        field === 'frames' ? of(empty).frames.toFixed(digits) : '',
      ]
      return [
        line('mount', 'mount', 0),
        line('mount, main thread', 'mountTask', 0),
        line('frames a second', 'frames', 0, false),
        line('a frame, main thread', 'frameTask', 1),
      ]
    })
    return found(
      table(['chart', 'app', 'bare React Flow', 'ratio', 'empty page'], lines),
      rows.map(([title, name, , empty]) =>
        missedFrames(`${title}: frames a second`, frames(name), median(frames(empty))),
      ),
    )
  } finally {
    await server.close()
  }
}
