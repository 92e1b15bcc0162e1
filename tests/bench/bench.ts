import { parseArgs } from 'node:util'
import { openTestHost, type TestHost } from '@tests/fixtures/browser/test-host'
import { benchBus } from './bus'
import { benchCharts } from './charts-table'
import { slowDownBy } from './cpu'
import type { Finding } from './findings'
import { benchFirstPaints } from './first-paints'
import { benchPresses } from './interactions'
import { benchLayers } from './layers'
import { benchLoads } from './loads'

/** The benchmarks, by their names for `--only`. */
const parts: Record<string, (testHost: TestHost, runs: number) => Promise<Finding>> = {
  loads: benchLoads,
  paints: benchFirstPaints,
  charts: ({ browser }, runs) => benchCharts(browser, runs),
  presses: benchPresses,
  layers: benchLayers,
  bus: benchBus,
}

function chosenParts(only: string | undefined) {
  const names = only?.split(',') ?? Object.keys(parts)
  return names.map((name) => {
    const part = parts[name]
    if (!part) throw new Error(`--only ${name}: there are ${Object.keys(parts).join(', ')}`)
    return part
  })
}

/**
 * `npx tsx tests/bench/bench.ts --runs 5 --only charts,presses` measures screens, charts and presses. Fails if
 * a limit is missed by more than the noise (limits.ts).
 */
async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
    },
  })
  const runs = Number(values.runs)
  if (!(runs >= 1)) throw new Error(`--runs ${values.runs}: give a number from 1`)
  const chosen = chosenParts(values.only)
  const testHost = await openTestHost()
  try {
    console.log(
      `The middle of ${runs} runs; processor ${slowDownBy} times slower where nothing else is said; times in ms.`,
    )
    const misses: string[] = []
    for (const bench of chosen) {
      const finding = await bench(testHost, runs)
      console.log(`\n${finding.text}`)
      misses.push(...finding.misses)
    }
    if (misses.length === 0) return
    console.log(`\nMissed by more than the noise of the runs:\n${misses.join('\n')}`)
    process.exitCode = 1
  } finally {
    await testHost.close()
  }
}

await main(process.argv.slice(2))
