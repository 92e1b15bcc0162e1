import { openTestHost } from '@tests/fixtures/browser/test-host'
import { measure, type Cost } from './measure'
import { sizeOfListenAndPeek } from './parts'

type Limits = { route: string; state: string; limit: number; most: number; quiet?: number }

/**
 * A route, the state of its screen that is measured, the most JavaScript before it shows, in kB gzip, the
 * most requests until it is quiet, and of those that show before any script, the most JavaScript until then.
 */
const routes: readonly Limits[] = [
  { route: '/', state: 'landing', limit: 0, most: 14, quiet: 250 },
  { route: '/SignIn', state: 'sign-in', limit: 0, most: 27, quiet: 270 },
  { route: '/SignUp', state: 'sign-up', limit: 0, most: 28, quiet: 270 },
  { route: '/forgot-password', state: 'forgot-password', limit: 0, most: 21, quiet: 260 },
  { route: '/reset-password', state: 'reset-password', limit: 265, most: 24 },
  { route: '/help', state: 'help', limit: 250, most: 19 },
  { route: '/settings', state: 'settings', limit: 265, most: 24 },
  { route: '/my-page', state: 'my-page', limit: 265, most: 33 },
  { route: '/my-page/reminders', state: 'reminders', limit: 270, most: 24 },
  { route: '/lifegoals', state: 'onboarding-0', limit: 280, most: 28 },
  { route: '/skill-selection', state: 'selection', limit: 270, most: 24 },
  { route: '/skillmap', state: 'map', limit: 340, most: 33 },
  { route: '/learningpath', state: 'path', limit: 345, most: 36 },
  { route: '/learningpath, video', state: 'video', limit: 290, most: 38 },
  { route: '/learningpath, quiz', state: 'quiz', limit: 290, most: 36 },
  // Its frame needs no script: that of our own viewer comes only where a browser shows no pdfs.
  { route: '/learningpath, pdf', state: 'pdf-bad-data', limit: 290, most: 36 },
  { route: '… in our own viewer', state: 'pdf', limit: 740, most: 38 },
  { route: '/learningpath, practice', state: 'practice-intro', limit: 290, most: 36 },
  { route: '/learningpath/challenge', state: 'challenge-intro', limit: 340, most: 37 },
  { route: '/learningpath/feedback', state: 'rating-empty', limit: 255, most: 22 },
]

/** The most that Listen and the peek may take on a lesson before somebody uses them, in kB gzip. */
const listenAndPeekLimit = 4

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

/** What of a route is over its limit, in bytes where it is a size. */
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
 * Prints what each route takes on a first visit to the production build, before its screen shows and until
 * it is quiet; fails where a size is over its limit. Times are of this machine: no limit is set on them.
 */
export async function main(): Promise<void> {
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
  const listenAndPeek = await sizeOfListenAndPeek()
  console.log(
    `Listen and peek, unused on a lesson: ${listenAndPeek.toFixed(1)} of ${listenAndPeekLimit} kB`,
  )
  const over = rows.flatMap(overIn)
  if (over.length > 0) throw new Error(`Over the limit: ${over.join('; ')}`)
  if (listenAndPeek > listenAndPeekLimit) throw new Error('Over the limit: Listen and peek')
}
