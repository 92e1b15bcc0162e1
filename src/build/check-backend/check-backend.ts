import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { isMode } from '../build-app'
import type { Finding } from './caller'
import { checkCalls } from './check-calls'

const usage = `npm run check:backend -- --env staging [--write] [--origin https://app-stg.example]
with NORTE_CHECK_EMAIL and NORTE_CHECK_PASSWORD of a test account that has chosen skills`

/** One line for each call, with what is wrong below it, and how many there are of each verdict. */
export function reportOf(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ call, verdict, status = '', notes }) => [
    `${verdict.padEnd(9)} ${String(status).padStart(3)}  ${call}`,
    ...notes.map((note) => `${' '.repeat(15)}${note}`),
  ])
  const counts = (['fine', 'odd', 'missing', 'not tried'] as const).map(
    (wanted) => `${findings.filter(({ verdict }) => verdict === wanted).length} ${wanted}`,
  )
  return `${lines.join('\n')}\n\n${counts.join(', ')}`
}

/** `npm run check:backend`: makes the calls of the contract; fails if the app misses something. */
async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      env: { type: 'string', default: 'develop' },
      origin: { type: 'string', default: 'http://localhost:5173' },
      write: { type: 'boolean', default: false },
    },
  })
  if (!isMode(values.env)) throw new Error(`There is no environment ${values.env}.\n${usage}`)
  const { VITE_API_BASE_URL: address = '' } = loadEnv(values.env, process.cwd())
  const baseUrl = address.replace(/\/+$/, '')
  console.log(`${baseUrl} for a page of ${values.origin}\n`)
  const host = { baseUrl, origin: values.origin }
  const { NORTE_CHECK_EMAIL: email, NORTE_CHECK_PASSWORD: password } = process.env
  if (!email || !password) throw new Error(`There is no test account.\n${usage}`)
  const findings = await checkCalls(host, { email, password, write: values.write })
  console.log(reportOf(findings))
  if (findings.some(({ verdict }) => verdict === 'missing')) process.exitCode = 1
}

if (process.argv[1] === import.meta.filename) await main(process.argv.slice(2))
