import { callSession, type Account, type CallSession } from './call-session'
import { checkWrites } from './check-writes'
import { corsFact, sentHeaders } from './cors'
import { expiryFact, idsFact, languageFact, pagesFact } from './facts'
import type { Answer, Finding, Host } from './probe'
import { chosenSkills, modulesOf, type FoundModule, type Id } from './response-ids'

/** One finding for each call, in order, and facts that span calls. */
export type Check = { findings: readonly Finding[]; facts: readonly string[] }

/** At most this many paths are read in search of one module of each type. */
const maxPaths = 8

const moduleCalls = {
  video: '/api/knowledge-subskill',
  quiz: '/api/quiz/questions',
  pdf: '/api/pdf/retrieve',
  practice: '/api/practice-subskill',
  challenge: '/api/challenge-subskill',
} as const

/**
 * Checks the calls of the contract against a host, with an account that has chosen skills: signs in
 * and reads. With `write` it also re-sends values that are already stored, sends a rating and a
 * reset mail, and signs out.
 */
export async function checkCalls(
  host: Host,
  account: Account,
  { write }: { write: boolean },
): Promise<Check> {
  let token: string | undefined
  const session = callSession(host, () => token)
  const { findings, pages, run, read, send, skip } = session
  const facts: string[] = []

  const preflight = await run({
    method: 'OPTIONS',
    path: '/api/user/details',
    screen: 'every screen',
    headers: {
      'access-control-request-method': 'POST',
      'access-control-request-headers': sentHeaders.join(','),
    },
  })
  if (preflight) facts.push(corsFact(preflight.headers))
  const credentials = { username: account.email, password: account.password }
  const signedIn = await send('/auth/validate_user', credentials)
  const google =
    account.google === undefined
      ? undefined
      : await send('/auth/google-login', { token: account.google })
  const expiry = [google, signedIn].map((answer) => fieldOf(answer, 'expires_at'))
  facts.push(expiryFact(expiry.find((time) => time !== undefined)))
  await run({
    method: 'GET',
    path: '/api/user/details',
    what: '/api/user/details without a token',
    screen: 'the end of a session',
    statuses: [401],
  })
  token = tokenOf(signedIn)
  if (token === undefined) {
    skip('all other calls', 'there is no token: is the account right?')
    return { findings, facts }
  }

  await send('/auth/user-check', credentials)
  await run({
    method: 'GET',
    path: '/auth/validate_reset_token',
    what: '/auth/validate_reset_token with an unknown token',
    screen: 'the reset of a password',
    token: 'no-such-reset-token-0123456789abcdef',
    statuses: [400, 401],
    anyRefusal: true,
  })
  await read('/api/user/details')
  await read('/onboarding/life-goals')
  await read('/api/skill-categories')
  const map = await read('/api/skill-map/with-selection')
  const skills = chosenSkills(map?.value)
  const modules = await readPaths(session, skills)
  const quiz = await readModules(session, modules)
  facts.push(idsFact(modules), await languageOf(session, token), pagesFact(pages))

  if (write) await checkWrites({ session, account, token, skills, modules, quiz })
  else skip('the calls that write', 'they are sent with --write')
  return { findings, facts }
}

const fieldOf = (answer: Answer | undefined, name: string): unknown =>
  Object(answer?.value)[name] ?? undefined

function tokenOf(answer: Answer | undefined): string | undefined {
  const token = fieldOf(answer, 'access_token')
  return typeof token === 'string' && token !== '' ? token : undefined
}

/** Reads paths of the account's skills until it has found a module of each type. */
async function readPaths(
  { read, skip }: CallSession,
  skills: readonly Id[],
): Promise<FoundModule[]> {
  const modules: FoundModule[] = []
  const isComplete = () =>
    Object.keys(moduleCalls).every((type) => modules.some((module) => module.type === type))
  for (const skillId of skills.slice(0, maxPaths)) {
    if (isComplete()) break
    const path = await read('/api/subskills', `?skillId=${encodeURIComponent(skillId)}`)
    modules.push(...modulesOf(path?.value))
  }
  if (skills.length === 0) skip('GET /api/subskills', 'the account has chosen no skill')
  return modules
}

/** Reads one module of each type; returns the questions of the quiz. */
async function readModules(
  { read, skip }: CallSession,
  modules: readonly FoundModule[],
): Promise<unknown> {
  let quiz: unknown
  for (const [type, path] of Object.entries(moduleCalls)) {
    const module = modules.find((one) => one.type === type)
    if (!module) {
      skip(`GET ${path}`, `no ${type} in the account's first ${maxPaths} skills`)
      continue
    }
    const answer = await read(path, `?subskill_id=${encodeURIComponent(module.contentId)}`)
    if (type === 'quiz') quiz = answer?.value
  }
  return quiz
}

/** Reads the categories in both languages, to see whether the backend translates them. */
async function languageOf({ run }: CallSession, token: string): Promise<string> {
  const inLanguage = (language: string) =>
    run({
      method: 'GET',
      path: '/api/skill-categories',
      what: `/api/skill-categories in "${language}"`,
      screen: 'skill selection',
      token,
      headers: { 'accept-language': language },
    })
  const [english, spanish] = [await inLanguage('en'), await inLanguage('es')]
  return languageFact(english?.body, spanish?.body)
}
