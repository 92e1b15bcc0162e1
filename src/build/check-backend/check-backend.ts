import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { isMode } from '../build-app'
import { checkCalls, type Account } from './check-calls'
import type { Finding } from './probe'

const usage = `npm run check:backend -- --env staging [--write] [--origin https://app-stg.example]
with NORTE_CHECK_EMAIL and NORTE_CHECK_PASSWORD of a test account that has chosen skills.`

/** One call a line, what differs below it. */
export function report(findings: readonly Finding[]): string {
  return findings
    .flatMap(({ call, verdict, status, milliseconds, notes }) => [
      [
        verdict.padEnd(9),
        String(status ?? '').padStart(4),
        (milliseconds === undefined ? '' : `${Math.round(milliseconds)} ms`).padStart(9),
        ` ${call}`,
      ].join(' '),
      ...notes.map((note) => `${' '.repeat(26)}${note}`),
    ])
    .join('\n')
}

function accountOf(env: NodeJS.ProcessEnv): Account {
  const { NORTE_CHECK_EMAIL: email, NORTE_CHECK_PASSWORD: password } = env
  if (!email || !password) throw new Error(`There is no test account.\n${usage}`)
  return { email, password }
}

/** Checks a host against the contract, call by call; fails where one differs. */
export async function main(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      env: { type: 'string', default: 'develop' },
      origin: { type: 'string', default: 'http://localhost:5173' },
      write: { type: 'boolean', default: false },
    },
  })
  if (!isMode(values.env)) throw new Error(`There is no environment ${values.env}.\n${usage}`)
  const baseUrl = (loadEnv(values.env, process.cwd())['VITE_API_BASE_URL'] ?? '').replace(
    /\/+$/,
    '',
  )
  console.log(`${baseUrl} for a page of ${values.origin}\n`)
  const host = { baseUrl, origin: values.origin }
  const findings = await checkCalls(host, accountOf(process.env), { write: values.write })
  console.log(report(findings))
  const count = (wanted: Finding['verdict']) =>
    findings.filter(({ verdict }) => verdict === wanted).length
  console.log(
    `\n${count('conforms')} conform, ${count('differs')} differ, ${count('not tried')} not tried`,
  )
  if (count('differs') > 0) process.exitCode = 1
}
