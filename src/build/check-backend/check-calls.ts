import * as v from 'valibot'
import { shapes } from './answer-shapes'
import { chosenSkills, firstAnswer, modulesOf, type FoundModule, type Id } from './learned-ids'
import { probe, type Finding, type Host, type Probe } from './probe'

export type Account = { email: string; password: string }

/** How many of the account's skills are looked into for a module of each type. */
const mostPaths = 8

const moduleCalls = {
  video: { path: '/api/knowledge-subskill', shape: shapes.video },
  quiz: { path: '/api/quiz/questions', shape: shapes.quiz },
  pdf: { path: '/api/pdf/retrieve', shape: shapes.pdf },
  practice: { path: '/api/practice-subskill', shape: shapes.practice },
  challenge: { path: '/api/challenge-subskill', shape: shapes.challenge },
} as const

/**
 * Tries the calls of the contract against a host, with an account that has chosen skills. It
 * signs in and reads; with `write` it also sends what changes nothing that is not there already, a
 * rating and a reset mail, and ends its session. Returns a finding for each call, in their order.
 */
export async function checkCalls(
  host: Host,
  account: Account,
  { write }: { write: boolean },
): Promise<Finding[]> {
  const findings: Finding[] = []
  const tell = async (asked: Probe): Promise<unknown> => {
    const { finding, body } = await probe(host, asked)
    findings.push(finding)
    return body
  }
  const skip = (call: string, why: string) =>
    findings.push({ call, verdict: 'not tried', notes: [why] })

  await tell({
    method: 'OPTIONS',
    path: '/api/user/details',
    headers: {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,accept-language',
    },
  })
  const credentials = { username: account.email, password: account.password }
  const signedIn = await tell({
    method: 'POST',
    path: '/auth/validate_user',
    body: credentials,
    shape: shapes.token,
  })
  await tell({
    method: 'GET',
    path: '/api/user/details',
    what: '/api/user/details without a token',
    statuses: [401],
  })
  const session = v.safeParse(shapes.token, signedIn)
  if (!session.success) {
    skip('all other calls', 'there is no token: is the account right?')
    return findings
  }
  const token = session.output.access_token
  const read = (path: string, shape: v.GenericSchema) => tell({ method: 'GET', path, token, shape })

  await tell({
    method: 'POST',
    path: '/auth/user-check',
    token,
    body: credentials,
    shape: shapes.userCheck,
  })
  await tell({
    method: 'GET',
    path: '/auth/validate_reset_token',
    what: '/auth/validate_reset_token with an unknown token',
    token: 'no-such-reset-token-0123456789abcdef',
    statuses: [400, 401],
  })
  await read('/api/user/details', shapes.details)
  await read('/onboarding/life-goals', shapes.goals)
  await read('/api/skill-categories', shapes.categories)
  const skills = chosenSkills(await read('/api/skill-map/with-selection', shapes.map))

  const modules: FoundModule[] = []
  const found = (type: string) => modules.find((module) => module.type === type)
  const isWhole = () => Object.keys(moduleCalls).every(found)
  for (const skillId of skills.slice(0, mostPaths)) {
    if (!isWhole()) modules.push(...modulesOf(await read(subskillsOf(skillId), shapes.path)))
  }
  if (skills.length === 0) skip('GET /api/subskills', 'the account has chosen no skill')

  let quiz: unknown
  for (const [type, { path, shape }] of Object.entries(moduleCalls)) {
    const module = found(type)
    if (!module) {
      skip(`GET ${path}`, `no ${type} in the account's first ${mostPaths} skills`)
      continue
    }
    const body = await read(`${path}?subskill_id=${encodeURIComponent(module.contentId)}`, shape)
    if (type === 'quiz') quiz = body
  }

  if (write) await checkWrites({ account, token, skills, modules, quiz, tell, skip })
  else skip('the calls that write', 'they are sent with --write')
  return findings
}

const subskillsOf = (skillId: Id) => `/api/subskills?skillId=${encodeURIComponent(skillId)}`

type Writes = {
  account: Account
  token: string
  skills: readonly Id[]
  modules: readonly FoundModule[]
  quiz: unknown
  tell: (asked: Probe) => Promise<unknown>
  skip: (call: string, why: string) => void
}

/** The calls that change something, with what is there already wherever that can be. */
async function checkWrites(known: Writes): Promise<void> {
  const { account, token, skills, modules, quiz, tell, skip } = known
  const send = (path: string, body: Record<string, unknown>, shape: v.GenericSchema) =>
    tell({ method: 'POST', path, token, body, shape })

  if (skills.length === 0) skip('POST /api/user/selected-skills', 'the account has chosen no skill')
  else await send('/api/user/selected-skills', { skills }, shapes.success)

  const [module] = modules
  if (module) {
    const state = module.status === 'completed' ? 'completed' : 'in_progress'
    const subskill_id = module.contentId
    await send('/api/subskill/update-state', { subskill_id, state }, shapes.updatedState)
    const rating = { helpfulness_rating: 5, confidence_rating: 5, comment: '' }
    const rated = { subskill_id: module.subSkillId, ...rating }
    await send('/api/submit_feedback', rated, shapes.anything)
  } else skip('POST /api/subskill/update-state and /api/submit_feedback', 'no module was found')

  const quizId = modules.find(({ type }) => type === 'quiz')?.contentId
  const answer = firstAnswer(quiz)
  if (answer && quizId !== undefined) {
    const { questionId, optionId } = answer
    const body = { quizId, questionId, selectedOptionId: optionId }
    await send('/api/quiz/answers', body, shapes.isCorrect)
  } else skip('POST /api/quiz/answers', 'no question was found')

  await tell({
    method: 'POST',
    path: '/auth/register',
    what: '/auth/register with a registered e-mail',
    body: { ...account, name: account.email.split('@')[0] },
    statuses: [400, 409],
    shape: shapes.refusal,
  })
  await tell({
    method: 'POST',
    path: '/auth/google-login',
    what: '/auth/google-login with nonsense',
    body: { token: 'no.google.credential' },
    statuses: [400, 401],
  })
  await tell({
    method: 'POST',
    path: '/auth/reset_password',
    what: '/auth/reset_password with an unknown token',
    body: { token: 'no-such-token', new_password: 'Another1', confirm_password: 'Another1' },
    statuses: [400, 401],
    shape: shapes.refusal,
  })
  await tell({
    method: 'POST',
    path: '/auth/forgot_password',
    body: { email: account.email },
    shape: shapes.mailSent,
  })
  skip('POST /onboarding/complete-profile', 'it would change the profile of the account')
  await send('/auth/revoke-token', { token }, shapes.anything)
}
