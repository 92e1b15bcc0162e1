import * as v from 'valibot'
import { accessTokenAnswer, userCheckAnswer, userDetails } from '@/api/account'
import { learningPath, updatedState } from '@/api/learning-path'
import * as modulesApi from '@/api/modules'
import { goals } from '@/api/onboarding'
import { anyButHtml } from '@/api/schema'
import { skillCategories, skillMap } from '@/api/skills'
import type { Id } from '@/domain/ids'
import { moduleTypes, type Module } from '@/domain/learning-path'
import { caller, type Caller, type Finding, type Host } from './caller'
import { blockedStreams, plainVideoHosts } from './stream-hosts'

type Options = {
  email: string
  password: string
  write: boolean
  /** Called with each finding as it comes. */
  tell?: (finding: Finding) => void
}

/** At most this many paths are read in search of one module of each type. */
const maxPaths = 8

const moduleCalls = {
  video: ['/api/knowledge-subskill', modulesApi.video, ['title', 'videoUrl']],
  quiz: ['/api/quiz/questions', modulesApi.quiz, ['id', 'text']],
  pdf: ['/api/pdf/retrieve', modulesApi.pdf, ['pdf_data']],
  practice: ['/api/practice-subskill', modulesApi.practice, ['title', 'pdf_data']],
  challenge: ['/api/challenge-subskill', modulesApi.challenge, ['title', 'steps']],
} as const

/**
 * Checks the calls of the contract against a host, with an account that has chosen skills: signs in and reads. With
 * `write` it also saves the chosen skills and the state of a module, sends an answer, feedback and a reset mail, and
 * revokes the token.
 */
export async function checkCalls(host: Host, options: Options): Promise<readonly Finding[]> {
  const { email, password, write } = options
  const findings: Finding[] = []
  const tell = (finding: Finding) => {
    findings.push(finding)
    options.tell?.(finding)
  }
  const visitor = caller(host, tell)
  const credentials = { username: email, password }
  await visitor.preflight('/api/user/details')
  await visitor.askRefused('GET /api/user/details')
  await caller(host, tell, 'no-such-token').askRefused('GET /auth/validate_reset_token')
  const signIn = 'POST /auth/validate_user'
  const signedIn = await visitor.ask(signIn, accessTokenAnswer, ['access_token'], credentials)
  const token = signedIn?.access_token
  if (token === undefined) {
    visitor.skip('all other calls', 'there is no token: is the account right?')
    return findings
  }

  const learner = caller(host, tell, token)
  const { ask, skip } = learner
  const named = ['id', 'name']
  await ask('POST /auth/user-check', userCheckAnswer, ['onboard_completed'], credentials)
  await ask('GET /api/user/details', userDetails)
  await ask('GET /onboarding/life-goals', goals, named)
  await ask('GET /api/skill-categories', skillCategories, [...named, 'hasSkillsForUser'])
  const map = await ask('GET /api/skill-map/with-selection', skillMap, named)
  const skills = (map ?? []).flatMap((entry) => entry.skills.map(({ id }) => id))
  const why = map === undefined ? 'the skill map did not come' : 'the account has chosen no skill'
  const modules = await readPaths(learner, skills)
  const paths = `the paths of the account's first ${maxPaths} skills`
  const opened = await readModules(
    learner,
    modules,
    skills.length === 0 ? why : `it is not in ${paths}`,
  )
  const tellBlocked = (origin: string, what: string) => {
    const note = `the policy blocks its videos: ${what}`
    tell({ call: `videos of ${origin}`, verdict: 'degrades', notes: [note] })
  }
  const videos = [...modules, ...opened]
  for (const origin of plainVideoHosts(host.baseUrl, videos)) {
    tellBlocked(origin, 'it allows https only')
  }
  for (const origin of blockedStreams(host.baseUrl, videos)) {
    tellBlocked(origin, 'add it to streamHosts in src/build/hosting/csp.ts')
  }
  if (!write) {
    skip('the calls that write', 'they are sent with --write')
    return findings
  }
  await checkWrites(learner, skills, modules)
  const registration = { email, password, name: email.split('@')[0] }
  await visitor.askRefused('POST /auth/register', registration, 'Email already exists')
  await visitor.askRefused('POST /auth/google-login', { token: 'no.google.credential' })
  const reset = { token: 'no-such-token', new_password: 'Another1', confirm_password: 'Another1' }
  await visitor.askRefused('POST /auth/reset_password', reset)
  await visitor.ask('POST /auth/forgot_password', anyButHtml, [], { email })
  await ask('POST /auth/revoke-token', anyButHtml, [], { token })
  return findings
}

const withData = v.object({ data: v.optional(v.unknown()), pdfData: v.optional(v.unknown()) })

/** False for an answer whose pdf data is not a pdf. */
function isPdfIfAny(answer: unknown): boolean {
  const { data, pdfData: sheet = data } = v.parse(withData, answer)
  return typeof sheet !== 'string' || atob(sheet.slice(0, 8)).startsWith('%PDF')
}

const moduleOf = (modules: readonly Module[], wanted: Module['type']) =>
  modules.find(({ type, id }) => type === wanted && id !== null)

/** Reads paths of the account's skills until it has found a module of each type. */
async function readPaths({ ask }: Caller, skills: readonly Id[]): Promise<Module[]> {
  const modules: Module[] = []
  const needs = ['skill_name', 'id', 'title', 'type']
  for (const id of skills.slice(0, maxPaths)) {
    if (moduleTypes.every((type) => moduleOf(modules, type))) break
    const call = `GET /api/subskills?skillId=${encodeURIComponent(id)}` as const
    const path = await ask(call, learningPath, needs)
    modules.push(...(path?.subSkills ?? []).flatMap((subSkill) => subSkill.modules))
  }
  return modules
}

/** Reads one module of each type, and returns the answers. */
async function readModules({ ask, skip }: Caller, modules: readonly Module[], why: string) {
  const answers: unknown[] = []
  for (const type of moduleTypes) {
    const [path, answer, needs] = moduleCalls[type]
    const id = moduleOf(modules, type)?.id
    const call = `GET ${path}?subskill_id=${encodeURIComponent(id ?? '')}` as const
    if (id) answers.push(await ask<unknown>(call, answer, needs, undefined, isPdfIfAny))
    else skip(`GET ${path}`, `no ${type}: ${why}`)
  }
  return answers
}

/** The calls that write; they send what is stored already, but a module that was not started becomes started. */
async function checkWrites(
  { ask, skip }: Caller,
  skills: readonly Id[],
  modules: readonly Module[],
): Promise<void> {
  const [module] = modules
  const quizId = moduleOf(modules, 'quiz')?.id
  skip('POST /onboarding/complete-profile', 'it would change the profile of the account')
  if (!module || !quizId) {
    skip('the other calls that write', 'the account has no module, or no quiz')
    return
  }
  await ask('POST /api/user/selected-skills', anyButHtml, [], { skills })
  const state = module.status === 'completed' ? 'completed' : 'in_progress'
  const answer = v.pipe(
    updatedState,
    v.check((it) => it.updatedState === null || it.updatedState === state),
  )
  const sent = { subskill_id: module.id, state }
  await ask('POST /api/subskill/update-state', answer, [], sent)
  const stars = { helpfulness_rating: 5, confidence_rating: 5, comment: '' }
  const rating = { subskill_id: module.subSkillId, ...stars }
  await ask('POST /api/submit_feedback', anyButHtml, [], rating)

  const quiz = `GET /api/quiz/questions?subskill_id=${encodeURIComponent(quizId)}` as const
  const [question] = (await ask(quiz, modulesApi.quiz)) ?? []
  const chosen = { quizId, questionId: question?.id, selectedOptionId: question?.options[0]?.id }
  await ask('POST /api/quiz/answers', modulesApi.quizResult, [], chosen)
}
