import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { isMode } from '../build-app'
import type { Account } from './call-session'
import { checkCalls } from './check-calls'
import { callLines, summary } from './report'

const usage = `npm run check:backend -- --env staging [--write] [--origin https://app-stg.example]
with NORTE_CHECK_EMAIL and NORTE_CHECK_PASSWORD of a test account that has chosen skills;
NORTE_CHECK_GOOGLE_CREDENTIAL, a fresh one of that account, tries its sign-in with Google as well.`

function accountOf(env: NodeJS.ProcessEnv): Account {
  const { NORTE_CHECK_EMAIL: email, NORTE_CHECK_PASSWORD: password } = env
  if (!email || !password) throw new Error(`There is no test account.\n${usage}`)
  return { email, password, google: env.NORTE_CHECK_GOOGLE_CREDENTIAL }
}

/**
 * `npm run check:backend`: checks a host against the contract, call by call; fails if a difference
 * breaks the app.
 */
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
  const { findings, facts } = await checkCalls(host, accountOf(process.env), {
    write: values.write,
  })
  console.log(`${callLines(findings)}\n\n${facts.join('\n')}\n\n${summary(findings)}`)
  if (findings.some(({ verdict }) => verdict === 'breaks')) process.exitCode = 1
}
