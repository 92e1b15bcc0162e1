import { type HttpHandler, http } from 'msw'
import type { Crooked } from '../crooked/crooked-rows'
import { crookedness } from '../crooked/crookedness'
import { curriculum } from '../curriculum/curriculum'
import { clipFileName, helpFileName, sheetFileName } from '../curriculum/file-names'
import { seedDatabase } from '../seed/seed'
import { sentinels } from '../sentinels/sentinels'
import { type Call, type Endpoint, type ResetMail, liveSession, nameOf } from './call'
import type { Content } from './content'
import type { Database } from './db'
import { endpoints } from './endpoints'
import { googleEmail } from './google-credential'
import { type Answer, type LateAnswer, late, refusal, toResponse } from './http-answers'
import { readRequest } from './read-request'
import { judge } from './rules'
import { type Store, memoryStore } from './store'

export type MockBackendOptions = {
  /** Where the calls go: the handlers match this address and nothing else. No slash at the end. */
  baseUrl: string
  content?: Content
  /** The database before the first call. */
  seed?: () => Database
  /** How the database is kept between calls; in memory unless given. */
  store?: Store
  /** Every answer comes so much later, in milliseconds. */
  latencyMs?: number
  /** The clock, in epoch milliseconds. */
  now?: () => number
  /** The address of a clip by its file name; `{baseUrl}/clips/{name}` unless given. */
  clipUrl?: (fileName: string) => string
  /** The address of a help page by its file name; `{baseUrl}/help/{name}` unless given. */
  helpUrl?: (fileName: string) => string
  /** The base64 of a file of `curriculum/sheets`. */
  sheetData: (fileName: string) => Promise<string>
  /** In which ways the answers differ from the contract: all at once, or some by name; straight unless given. */
  crooked?: Crooked
  /** Called when a reset link is "sent". */
  onResetMail?: (mail: ResetMail) => void
  /** How the time of a late answer passes. */
  wait?: (ms: number) => Promise<void>
}

export type MockBackend = {
  /** MSW request handlers for the 23 calls of the contract. */
  handlers: HttpHandler[]
  /** Puts everything back to the seed. */
  reset: () => Promise<void>
  /** Works on the tables directly, for tests that prepare or look. */
  work: Store
}

const passTime = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The stand-in for the backend. State is per call of this function, and per account within it. */
export function createMockBackend(options: MockBackendOptions): MockBackend {
  const { baseUrl, content = curriculum, latencyMs = 0, now = Date.now, wait = passTime } = options
  const clipUrl = options.clipUrl ?? ((name) => `${baseUrl}/clips/${name}`)
  const helpUrl = options.helpUrl ?? ((name) => `${baseUrl}/help/${name}`)
  const seed = options.seed ?? (() => seedDatabase(content, now()))
  const work = options.store ?? memoryStore(seed)
  const { take, bend } = crookedness(options.crooked ?? [])

  async function respond(endpoint: Endpoint, request: Request): Promise<Response> {
    const read = await readRequest(request)
    if (!read) return toResponse(refusal(400, 'Invalid request format'))
    const { answer, waitMs } = await work((db) => {
      const call: Call = {
        ...read,
        body: take(read.body),
        db,
        content,
        now: now(),
        clipUrl: (clip, language) => clipUrl(clipFileName(clip, language)),
        helpUrl: (help, language) => helpUrl(helpFileName(help, language)),
        sheetData: (moduleId, language) => options.sheetData(sheetFileName(moduleId, language)),
        sendResetMail: (to, path) => options.onResetMail?.({ to, path, origin: read.origin }),
      }
      return answerTo(endpoint, call)
    })
    if (latencyMs + waitMs > 0) await wait(latencyMs + waitMs)
    const straight = answer.kind === 'late' ? await answer.make() : answer
    return toResponse(bend(straight, { ...read, call: nameOf(endpoint), baseUrl }))
  }

  return {
    handlers: endpoints.map((endpoint) => {
      const match = endpoint.method === 'GET' ? http.get : http.post
      return match(`${baseUrl}${endpoint.path}`, ({ request }) => respond(endpoint, request))
    }),
    reset: () => work((db) => void Object.assign(db, seed())),
    work,
  }
}

/** The true answer, or what the rules of a sentinel make of it. */
function answerTo(endpoint: Endpoint, call: Call): { answer: Answer | LateAnswer; waitMs: number } {
  const session = liveSession(call)
  if (session && !endpoint.path.startsWith('/auth/')) session.calls += 1
  const email = callerOf(call)
  const rules = sentinels.find((sentinel) => sentinel.email === email)?.rules ?? []
  const { answer, changes, waitMs } = judge(rules, endpoint, session?.calls ?? 0)
  const truth = answer ?? endpoint.answer(call)
  const change = (one: Answer): Answer => {
    if (one.kind !== 'json' || one.status >= 300) return one
    return { ...one, body: changes.reduce((body, bend) => bend(body, call.now), one.body) }
  }
  return {
    answer: truth.kind === 'late' ? late(async () => change(await truth.make())) : change(truth),
    waitMs,
  }
}

/**
 * Whose call this is, as far as it can be told: the e-mail it names, its Google credential, its session, or
 * its reset token. Lower case; null when nobody is named.
 */
function callerOf(call: Call): string | null {
  const { username, email, token } = call.body
  for (const named of [username, email]) {
    if (typeof named === 'string' && named.includes('@')) return named.trim().toLowerCase()
  }
  const fromGoogle = typeof token === 'string' ? googleEmail(token) : null
  if (fromGoogle) return fromGoogle
  const isTheirs = (reset: { token: string }) =>
    reset.token === token || reset.token === call.bearer
  return liveSession(call)?.email ?? call.db.resetTokens.find(isTheirs)?.email ?? null
}
