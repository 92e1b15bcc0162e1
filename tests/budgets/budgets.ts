import { openTestHost } from '@tests/fixtures/browser/test-host'
import { measure, type Cost } from './measure'

type Limits = { route: string; state: string; limit: number; most: number; quiet?: number }

/**
 * A route, the state that is measured, the limit of JavaScript before it shows (kB gzip), of
 * requests until the network is idle, and, for prerendered pages, of JavaScript until then.
 */
const routes: readonly Limits[] = [
  { route: '/', state: 'landing', limit: 0, most: 14, quiet: 250 },
  { route: '/SignIn', state: 'sign-in', limit: 0, most: 27, quiet: 270 },
  { route: '/SignUp', state: 'sign-up', limit: 0, most: 28, quiet: 270 },
  { route: '/forgot-password', state: 'forgot-password', limit: 0, most: 21, quiet: 260 },
  { route: '/reset-password', state: 'reset-password', limit: 265, most: 24 },
  { route: '/lifegoals', state: 'onboarding-0', limit: 290, most: 34 },
  { route: '/skill-selection', state: 'selection', limit: 270, most: 24 },
  { route: '/skillmap', state: 'map', limit: 340, most: 40 },
  { route: '/learningpath', state: 'path', limit: 345, most: 40 },
  { route: '/learningpath, video', state: 'video', limit: 295, most: 41 },
  { route: '/learningpath, quiz', state: 'quiz', limit: 290, most: 40 },
  { route: '/learningpath, pdf', state: 'pdf', limit: 740, most: 45 },
  { route: '/learningpath, practice', state: 'practice-intro', limit: 290, most: 40 },
  { route: '/learningpath/challenge', state: 'challenge-intro', limit: 340, most: 41 },
  { route: '/learningpath/feedback', state: 'rating-empty', limit: 255, most: 26 },
]

type Row = Cost & Limits

const columns: readonly { title: string; of: (row: Row) => string }[] = [
  { title: 'JS kB', of: ({ script }) => script.toFixed(1) },
  { title: 'limit', of: ({ limit }) => String(limit) },
  { title: 'CSS kB', of: ({ style }) => style.toFixed(1) },
  { title: 'requests', of: ({ requests }) => String(requests) },
  { title: 'most', of: ({ most }) => String(most) },
  { title: 'JS, quiet', of: ({ quietScript }) => quietScript.toFixed(1) },
  { title: 'limit', of: ({ quiet }) => (quiet === undefined ? '' : String(quiet)) },
  { title: 'unused %', of: ({ unused }) => unused.toFixed(0) },
  { title: 'shift', of: ({ shift }) => shift.toFixed(3) },
  {
    title: 'long tasks',
    of: ({ longTasks, longTime }) => `${longTasks} (${Math.round(longTime)} ms)`,
  },
]

const width = 14
const line = (first: string, cells: readonly string[]) =>
  first.padEnd(24) + cells.map((cell) => cell.padStart(width)).join('')

/** The values of a route that exceed their limits. */
function overIn({ route, script, limit, requests, most, quietScript, quiet }: Row): string[] {
  const said = (what: string, is: number, may: number, unit = 1) =>
    is > may ? [`${route}: ${what} ${is * unit} of ${may * unit}`] : []
  return [
    ...said('JavaScript', script, limit, 1000),
    ...said('requests', requests, most),
    ...said('JavaScript until quiet', quietScript, quiet ?? Number.POSITIVE_INFINITY, 1000),
  ]
}

/**
 * Prints the cost of each route on a first visit to the production build; fails if a size exceeds
 * its limit. Times depend on the machine and have no limit.
 */
async function main(): Promise<void> {
  const testHost = await openTestHost()
  const rows: Row[] = []
  console.log(
    line(
      'route',
      columns.map(({ title }) => title),
    ),
  )
  for (const limits of routes) {
    const { route, state, quiet } = limits
    const row = { ...limits, ...(await measure(testHost, state, quiet !== undefined)) }
    rows.push(row)
    console.log(
      line(
        route,
        columns.map(({ of }) => of(row)),
      ),
    )
  }
  await testHost.close()
  const over = rows.flatMap(overIn)
  if (over.length > 0) throw new Error(`Over the limit: ${over.join('; ')}`)
}

await main()
