import { parseArgs } from 'node:util'
import type { Browser } from 'playwright-core'
import { openTestHost, type TestHost } from '@tests/fixtures/browser/test-host'
import { chartNames, runChart, serveChartPage, type ChartName, type ChartRun } from './charts'
import { slowDownBy } from './cpu'
import { benchFirstPaints } from './first-paints'
import { interactions, pressToPaint, shortest } from './interactions'
import { missed } from './limits'
import { coldLoad, routes } from './loads'
import { median, medians, table } from './numbers'

const whole = (number: number) => number.toFixed(0)

/** What is done `runs` times, in turn, so that a busy moment of the machine does not hit one only. */
async function inTurn<Name extends string, Run>(
  names: readonly Name[],
  runs: number,
  run: (name: Name) => Promise<Run>,
): Promise<Map<Name, Run[]>> {
  const results = new Map<Name, Run[]>(names.map((name) => [name, []]))
  for (let count = 0; count < runs; count += 1) {
    for (const name of names) results.get(name)?.push(await run(name))
  }
  return results
}

async function benchLoads(testHost: TestHost, runs: number): Promise<string> {
  const results = await inTurn(routes, runs, (name) => coldLoad(testHost, name))
  const rows = [...results].map(([name, loads]) => {
    const load = medians(loads)
    const { ready, firstPaint, script, layout, task, requests, bytes } = load
    const times = [ready, firstPaint, script, layout, task, requests].map(whole)
    return [name, ...times, (bytes / 1000).toFixed(1)]
  })
  const head = ['cold load', 'ready', 'first paint', 'script', 'layout', 'task', 'requests', 'kB']
  return table(head, rows)
}

/** A table, and what in it misses its limit. */
type Finding = { text: string; misses: string[] }

const found = (text: string, misses: (string | null)[]): Finding => {
  return { text, misses: misses.filter((miss) => miss !== null) }
}

/** A number beside that of bare React Flow: `1.20 x !`, marked when more than 10 % worse. */
function beside(own: number, bare: number, lessIsBetter: boolean): string {
  const ratio = own / bare
  const isWorse = lessIsBetter ? ratio > 1.1 : ratio < 0.9
  return `${ratio.toFixed(2)} x${isWorse ? ' !' : ''}`
}

async function benchCharts(browser: Browser, runs: number): Promise<Finding> {
  const server = await serveChartPage()
  try {
    const results = await inTurn(chartNames, runs, (name) => runChart(browser, server.url, name))
    const of = (name: ChartName): ChartRun => medians(results.get(name) ?? [])
    const rows = (title: string, app: ChartRun, bare: ChartRun) => {
      const row = (name: string, field: keyof ChartRun, digits: number, lessIsBetter = true) => [
        `${title}: ${name}`,
        app[field].toFixed(digits),
        bare[field].toFixed(digits),
        beside(app[field], bare[field], lessIsBetter),
      ]
      return [
        row('mount', 'mount', 0),
        row('mount, main thread', 'mountTask', 0),
        row('frames a second', 'frames', 0, false),
        row('a frame, main thread', 'frameTask', 1),
      ]
    }
    const frames = (name: ChartName) => (results.get(name) ?? []).map((run) => run.frames)
    const text = table(
      ['chart', 'app', 'bare React Flow', 'ratio'],
      [
        ...rows('1,000 skills', of('map'), of('bare map')),
        ...rows('300 sub-skills', of('path'), of('bare path')),
      ],
    )
    return found(text, [
      missed('1,000 skills: frames a second', frames('map')),
      missed('300 sub-skills: frames a second', frames('path')),
    ])
  } finally {
    await server.close()
  }
}

async function benchInteractions(testHost: TestHost, runs: number): Promise<Finding> {
  const rows: string[][] = []
  const misses: (string | null)[] = []
  for (const interaction of interactions) {
    const times: number[] = []
    for (let run = 0; run < runs; run += 1) {
      times.push(await pressToPaint(testHost, interaction))
    }
    const middle = median(times)
    misses.push(missed(interaction.name, times))
    rows.push([interaction.name, middle < shortest ? `< ${shortest}` : whole(middle)])
  }
  return found(table(['press to next paint', 'ms'], rows), misses)
}

/**
 * `npm run bench -- --runs 5`: what screens and charts cost. Fails where a limit is missed by more than
 * the noise (limits.ts).
 */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '3' },
    },
  })
  const runs = Number(values.runs)
  if (!(runs >= 1)) throw new Error(`--runs ${values.runs}: give a number from 1`)
  const testHost = await openTestHost()
  try {
    console.log(`The middle of ${runs} runs; processor ${slowDownBy} times slower; times in ms.\n`)
    console.log(`${await benchLoads(testHost, runs)}\n`)
    const paints = await benchFirstPaints(testHost, runs)
    console.log(`${paints.text}\n`)
    const charts = await benchCharts(testHost.browser, runs)
    console.log(`${charts.text}\n`)
    const presses = await benchInteractions(testHost, runs)
    console.log(presses.text)
    const misses = [...paints.misses, ...charts.misses, ...presses.misses]
    if (misses.length === 0) return
    console.log(`\nMissed by more than the noise of the runs:\n${misses.join('\n')}`)
    process.exitCode = 1
  } finally {
    await testHost.close()
  }
}
