import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { examplesIn } from '@/config/env'
import type { Finding } from './caller'
import { checkCalls } from './check-calls'

const usage = `npm run check:backend -- --env staging [--write] [--json] [--origin https://app-stg.example]
with NORTE_CHECK_EMAIL and NORTE_CHECK_PASSWORD of a test account that has chosen skills`

const modes = ['develop', 'staging', 'main']

/** A line for a call, with what is wrong below it. */
export const lineOf = ({ call, verdict, status, notes }: Finding): string =>
  [
    `${verdict.padEnd(9)} ${String(status ?? '').padStart(3)}  ${call}`,
    ...notes.map((note) => `${' '.repeat(15)}${note}`),
  ].join('\n')

/** How many there are of each verdict. */
export const countsOf = (findings: readonly Finding[]): string =>
  (['fine', 'odd', 'degrades', 'missing', 'not tried'] as const)
    .map((wanted) => `${findings.filter(({ verdict }) => verdict === wanted).length} ${wanted}`)
    .join(', ')

function stop(why: string): void {
  console.error(`${why}\n${usage}`)
  process.exitCode = 2
}

/** `npm run check:backend`: makes the calls of the contract; fails if a screen lacks something. */
async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      env: { type: 'string', default: 'develop' },
      origin: { type: 'string', default: 'http://localhost:5173' },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  if (!modes.includes(values.env)) return stop(`There is no environment ${values.env}.`)
  const settings = loadEnv(values.env, process.cwd())
  const baseUrl = (settings['VITE_API_BASE_URL'] ?? '').replace(/\/+$/, '')
  if (examplesIn(settings).includes('VITE_API_BASE_URL')) {
    return stop(`${baseUrl} is only an example: set VITE_API_BASE_URL.`)
  }
  const host = { baseUrl, origin: values.origin }
  const { NORTE_CHECK_EMAIL: email, NORTE_CHECK_PASSWORD: password } = process.env
  if (!email || !password) return stop('There is no test account.')
  if (!values.json) console.log(`${baseUrl} for a page of ${values.origin}\n`)
  const tell = (finding: Finding) => values.json || console.log(lineOf(finding))
  const findings = await checkCalls(host, { email, password, write: values.write, tell })
  console.log(values.json ? JSON.stringify(findings, null, 2) : `\n${countsOf(findings)}`)
  const isBad = ({ verdict }: Finding) => verdict === 'missing' || verdict === 'degrades'
  if (findings.some(isBad)) process.exitCode = 1
}

if (process.argv[1] === import.meta.filename) {
  await main(process.argv.slice(2)).catch((error: unknown) => stop(String(error)))
}
